/// The words with which documents in one language head tables and make claims, but for those that deny (`Negations`).
///
/// Words are in small letters and stand below the English ones that rules know; `_` joins the two of a phrase. A word that is
/// another one in English, or means several things, is left out: `mais`, which is `but` or `more`, and `once`.
package struct ClaimLanguage: Sendable {
  package let name: String
  /// English words, each with those that say the same.
  package let words: [(english: String, others: String)]
  /// Of a language without blanks between words, those of claims: the longest that stands at a place counts.
  package var unspaced: [(english: String, others: String)] = []
  /// Phrases before the step of a grid.
  package var grids: [GridPhrase] = []
  /// Nouns for a grid behind its step.
  package var gridNouns: [String] = []
  /// What says of a motion that it does not pass its end.
  package var stills: [String] = []
  /// What stands before the ground of a colour.
  package var grounds: [String] = []

  package static let all: [ClaimLanguage] = [
    french, spanish, portuguese, italian, german, scandinavian, chinese, japanese, korean,
  ]

  private static let french = ClaimLanguage(
    name: "French",
    words: [
      ("white", "blanc"), ("black", "noir"),
      ("token", "jeton jetons"), ("name", "nom"), ("role", "rôle fonction"), ("usage", "utilisation emploi"),
      ("value", "valeur valeurs"), ("color", "couleur teinte"), ("colors", "couleurs teintes"),
      ("contrast", "contraste contrastes"), ("background", "fond"),
      ("size", "taille"), ("sizes", "tailles"), ("weight", "graisse"), ("weights", "graisses"),
      ("height", "hauteur"), ("width", "largeur"), ("radius", "rayon"), ("radii", "rayons arrondis"),
      ("spacing", "espacement espacements"), ("scale", "échelle"), ("margin", "marge marges"), ("duration", "durée"),
      ("durations", "durées"), ("easing", "courbe"), ("easings", "courbes"), ("shadows", "ombres"),
      ("text", "texte textes"), ("fonts", "polices"), ("typography", "typographie"),
      ("motion", "mouvement mouvements"), ("accessibility", "accessibilité"), ("principles", "principes"),
      ("rules", "règles"), ("stiffness", "raideur rigidité"), ("damping", "amortissement"),
      ("mass", "masse"), ("button", "bouton"), ("buttons", "boutons"), ("input", "champ"),
      ("touch", "tactile tactiles"), ("target", "cible"), ("targets", "cibles"), ("states", "états"),
      ("levels", "niveaux"), ("variants", "variantes"), ("themes", "thèmes"), ("steps", "paliers crans"),
      ("two", "deux"), ("three", "trois"), ("four", "quatre"), ("five", "cinq"), ("eight", "huit"),
      ("nine", "neuf"), ("ten", "dix"),
      ("least", "au_moins"), ("minimum", "minimale minimales minimaux"),
      ("most", "au_plus"), ("maximum", "maximale maximales maximaux"),
      ("smaller", "inférieur inférieure inférieurs inférieures"), ("below", "sous dessous en_dessous"),
      ("larger", "supérieur supérieure supérieurs supérieures"), ("exceed", "dépasse dépassent dépasser excède"),
      ("between", "entre"), ("only", "seulement uniquement"), ("all", "tous toutes toute chaque"),
      ("always", "toujours"),
      (
        "the",
        "le la les un une des du de et à son sa ses leur leurs que pour dans en est sont doit doivent être fait"
      ),
      ("the", "mesure mesurent reste restent ont avec ce cette ces sur"),
      ("except", "sauf hormis excepté"), ("mostly", "plupart surtout"), ("usually", "généralement souvent"),
      ("half", "demi moitié"), ("columns", "colonnes"), ("roughly", "environ"), ("if", "si"), ("when", "quand lorsque"),
    ],
    grids: [
      GridPhrase("grille de ", .grid), GridPhrase("grille de base de ", .grid), GridPhrase("trame de ", .grid),
      GridPhrase("multiples de ", .multiple), GridPhrase("multiple de ", .multiple), GridPhrase("unité de base", .base),
      GridPhrase("espacement de base", .base),
    ],
    stills: ["sans rebond", "sans dépassement", "aucun rebond", "aucun dépassement", "pas de rebond"],
    grounds: ["sur"])

  private static let spanish = ClaimLanguage(
    name: "Spanish",
    words: [
      ("white", "blanco"), ("black", "negro"),
      ("name", "nombre"), ("role", "rol función"), ("usage", "uso"), ("value", "valor valores"),
      ("colors", "colores"), ("contrast", "contraste"), ("background", "fondo"), ("size", "tamaño"),
      ("sizes", "tamaños"), ("weight", "peso"), ("weights", "pesos"), ("height", "altura alto"),
      ("width", "ancho anchura"), ("spacing", "espaciado espaciados"), ("spaces", "distancias"), ("scale", "escala"),
      ("margin", "margen márgenes"),
      ("duration", "duración"), ("durations", "duraciones"), ("easing", "curva"), ("easings", "curvas"),
      ("shadows", "sombras"), ("text", "texto textos"), ("font", "fuente"), ("fonts", "fuentes"),
      ("typography", "tipografía"), ("motion", "movimiento"), ("animation", "animación"),
      ("animations", "animaciones"), ("transition", "transición"), ("transitions", "transiciones"),
      ("accessibility", "accesibilidad"), ("principles", "principios"), ("rules", "reglas"), ("radii", "radios"),
      ("stiffness", "rigidez"), ("damping", "amortiguación amortiguamiento"), ("mass", "masa"), ("button", "botón"),
      ("buttons", "botones"), ("touch", "táctil táctiles"), ("area", "área"), ("areas", "áreas"),
      ("target", "objetivo"), ("targets", "objetivos"), ("states", "estados"), ("levels", "niveles"),
      ("variants", "variantes"), ("themes", "temas"), ("steps", "pasos"),
      ("three", "tres"), ("four", "cuatro"), ("five", "cinco"), ("six", "seis"), ("seven", "siete"),
      ("eight", "ocho"), ("nine", "nueve"), ("ten", "diez"),
      ("least", "al_menos"), ("minimum", "mínimo mínima mínimos mínimas"),
      ("maximum", "máximo máxima máximos máximas"), ("smaller", "menor menores inferior inferiores"),
      ("less", "menos_de"), ("larger", "mayor mayores superiores"), ("more", "más_de"),
      ("exceed", "supera superan superar excede exceden"), ("between", "entre"),
      ("only", "solamente únicamente"), ("all", "todos todas toda cada"), ("always", "siempre"),
      ("the", "el los las una unos unas del que es son debe deben ser tiene tienen con su sus como lo"),
      ("except", "excepto salvo"), ("mostly", "mayoría"), ("usually", "generalmente normalmente"),
      ("half", "mitad"), ("columns", "columnas"), ("roughly", "aproximadamente"), ("when", "cuando"),
      ("but", "pero"),
    ],
    grids: [
      GridPhrase("cuadrícula de ", .grid), GridPhrase("cuadrícula base de ", .grid), GridPhrase("rejilla de ", .grid),
      GridPhrase("retícula de ", .grid), GridPhrase("múltiplos de ", .multiple), GridPhrase("múltiplo de ", .multiple),
      GridPhrase("unidad base", .base), GridPhrase("espaciado base", .base),
    ],
    stills: ["sin rebote", "sin rebotes", "sin sobreimpulso", "ningún rebote"],
    grounds: ["sobre"])

  private static let portuguese = ClaimLanguage(
    name: "Portuguese",
    words: [
      ("white", "branco"), ("black", "preto"),
      ("name", "nome"), ("role", "papel função"), ("color", "cor"), ("colors", "cores"), ("background", "fundo"),
      ("size", "tamanho"), ("sizes", "tamanhos"), ("width", "largura"), ("radius", "raio"), ("radii", "raios"),
      ("spacing", "espaçamento espaçamentos"), ("margin", "margem margens"), ("duration", "duração"),
      ("durations", "durações"), ("font", "fonte"), ("fonts", "fontes"), ("typography", "tipografia"),
      ("motion", "movimento"), ("animation", "animação"), ("animations", "animações"), ("transition", "transição"),
      ("transitions", "transições"), ("accessibility", "acessibilidade"), ("principles", "princípios"),
      ("rules", "regras"), ("stiffness", "rigidez"), ("damping", "amortecimento"), ("mass", "massa"),
      ("button", "botão"), ("buttons", "botões"), ("touch", "toque"), ("target", "alvo"), ("targets", "alvos"),
      ("levels", "níveis"), ("steps", "passos"),
      ("two", "dois duas"), ("three", "três"), ("four", "quatro"), ("seven", "sete"), ("eight", "oito"),
      ("nine", "nove"), ("ten", "dez"),
      ("least", "pelo_menos ao_menos"), ("less", "menos_de"), ("below", "abaixo"), ("above", "acima"),
      ("larger", "maior maiores"), ("exceed", "ultrapassa ultrapassam excede"), ("only", "apenas somente"),
      ("always", "sempre"),
      ("the", "um uma da das na nas é são deve devem ter tem têm seu sua"),
      ("except", "exceto"), ("mostly", "maioria"), ("usually", "geralmente"), ("half", "metade"),
      ("columns", "colunas"), ("when", "quando"),
    ],
    grids: [
      GridPhrase("grade de ", .grid), GridPhrase("grade base de ", .grid), GridPhrase("malha de ", .grid),
      GridPhrase("grid de ", .grid), GridPhrase("unidade base", .base), GridPhrase("espaçamento base", .base),
    ],
    stills: ["sem ressalto", "sem quique", "sem rebote", "sem ultrapassagem"],
    grounds: ["sobre"])

  private static let italian = ClaimLanguage(
    name: "Italian",
    words: [
      ("white", "bianco"), ("black", "nero"),
      ("role", "ruolo"), ("usage", "utilizzo"), ("value", "valore valori"), ("color", "colore"), ("colors", "colori"),
      ("contrast", "contrasto"), ("background", "sfondo"), ("size", "dimensione"), ("sizes", "dimensioni"),
      ("weights", "pesi"), ("height", "altezza"), ("width", "larghezza"), ("radius", "raggio"), ("radii", "raggi"),
      ("spacing", "spaziatura spaziature"), ("duration", "durata"), ("durations", "durate"), ("text", "testo testi"),
      ("animation", "animazione"), ("animations", "animazioni"), ("transition", "transizione"),
      ("transitions", "transizioni"), ("accessibility", "accessibilità"), ("button", "pulsante"),
      ("buttons", "pulsanti"), ("touch", "tocco"), ("stiffness", "rigidezza"), ("damping", "smorzamento"),
      ("three", "tre"), ("four", "quattro"), ("five", "cinque"), ("eight", "otto"), ("ten", "dieci"),
      ("least", "almeno"), ("minimum", "minimo minima minimi minime"), ("maximum", "massimo massima massimi massime"),
      ("smaller", "inferiore inferiori"), ("larger", "superiore superiori"), ("exceed", "superano"), ("below", "sotto"),
      ("only", "soltanto"), ("all", "tutti tutte ogni"),
      ("the", "il gli della dello delle dei di è sono deve devono essere ha hanno"), ("except", "tranne eccetto"),
    ],
    grids: [GridPhrase("griglia di ", .grid), GridPhrase("griglia da ", .grid), GridPhrase("multipli di ", .multiple)],
    stills: ["senza rimbalzo", "senza rimbalzi", "nessun rimbalzo"],
    grounds: ["su"])

  private static let german = ClaimLanguage(
    name: "German",
    words: [
      ("white", "weiß weiss"), ("black", "schwarz"),
      ("role", "rolle"), ("usage", "verwendung einsatz"), ("value", "wert werte"), ("color", "farbe farbwert"),
      ("colors", "farben"), ("contrast", "kontrast"), ("ratio", "verhältnis"), ("background", "hintergrund"),
      ("size", "größe"), ("sizes", "größen"), ("weight", "gewicht"), ("weights", "gewichte"), ("height", "höhe"),
      ("high", "hoch"),
      ("width", "breite"), ("radii", "radien eckenradien"), ("radius", "eckenradius eckradius"),
      ("spacing", "abstand abstände"), ("scale", "skala"), ("duration", "dauer"), ("easing", "kurve"),
      ("easings", "kurven"),
      ("font", "schrift schriftart"), ("fonts", "schriften schriftarten"), ("typography", "typografie typographie"),
      ("motion", "bewegung bewegungen"), ("animations", "animationen"), ("transition", "übergang"),
      ("transitions", "übergänge"), ("accessibility", "barrierefreiheit"), ("principles", "prinzipien grundsätze"),
      ("rules", "regeln"), ("stiffness", "steifigkeit"), ("damping", "dämpfung"), ("mass", "masse"),
      ("button", "schaltfläche"), ("buttons", "schaltflächen knöpfe"),
      ("targets", "touchziele touchflächen klickflächen"),
      ("states", "zustände"), ("levels", "ebenen"), ("steps", "stufen"), ("variants", "varianten"), ("tabs", "reiter"),
      ("two", "zwei"), ("three", "drei"), ("four", "vier"), ("five", "fünf"), ("six", "sechs"), ("seven", "sieben"),
      ("eight", "acht"), ("nine", "neun"), ("ten", "zehn"),
      ("least", "mindestens wenigstens"), ("minimum", "minimale minimaler"), ("most", "höchstens"),
      ("maximum", "maximale maximaler"), ("smaller", "kleiner"), ("shorter", "kürzer"), ("below", "unter unterhalb"),
      ("larger", "größer"), ("longer", "länger"), ("above", "über oberhalb"), ("more", "mehr"),
      ("exceed", "überschreitet überschreiten"), ("between", "zwischen"), ("only", "nur ausschließlich"),
      ("all", "alle jede jeder jedes"), ("always", "immer"),
      ("the", "der das den dem ein eine einer einen und ist sind sein muss müssen haben als zu von mit für im auf"),
      ("except", "außer ausgenommen"), ("mostly", "meist meistens"), ("usually", "normalerweise"),
      ("half", "halbe halb hälfte"), ("columns", "spalten"), ("roughly", "etwa circa"), ("if", "wenn"),
      ("but", "aber"),
    ],
    grids: [
      GridPhrase("raster von ", .grid), GridPhrase("raster beträgt ", .grid), GridPhrase("vielfache von ", .multiple),
      GridPhrase("vielfaches von ", .multiple), GridPhrase("basiseinheit", .base), GridPhrase("grundeinheit", .base),
    ],
    gridNouns: ["Raster", "Grundraster", "Basisraster"],
    stills: [
      "kein überschwingen", "ohne überschwingen", "kein Überschwingen", "ohne Überschwingen", "kein nachschwingen",
      "ohne nachschwingen",
    ],
    grounds: ["auf"])

  /// Danish, Norwegian and Swedish, which share most of their words.
  private static let scandinavian = ClaimLanguage(
    name: "Danish, Norwegian and Swedish",
    words: [
      ("white", "hvit hvid vit"), ("black", "svart"), ("token", "variabel"), ("name", "navn namn"), ("role", "rolle"),
      ("usage", "bruk brukes anvendelse användning"), ("value", "verdi værdi värde"),
      ("color", "farge farve färg"), ("colors", "farger farver färger"), ("hex", "heks"),
      ("light", "lys lyst ljus ljust"),
      ("dark", "mørk mørkt mörk mörkt"), ("contrast", "kontrastforhold kontrastförhållande"),
      ("background", "bakgrunn baggrund bakgrund"), ("foreground", "forgrunn forgrund förgrund"), ("text", "tekst"),
      ("size", "størrelse storlek"), ("sizes", "størrelser storlekar"), ("weight", "vekt vægt vikt"),
      ("height", "høyde højde höjd"), ("width", "bredde bredd"), ("spacing", "avstand afstand avstånd mellomrom"),
      ("duration", "varighet varighed varaktighet"), ("durations", "varigheter varigheder"),
      ("typography", "typografi"), ("motion", "bevegelse bevægelse rörelse"),
      ("stiffness", "stivhet stivhed styvhet"), ("damping", "demping dæmpning dämpning"),
      ("two", "två"), ("three", "tre"), ("four", "fyra"), ("five", "fem"),
      ("seven", "syv sju"), ("eight", "åtte otte åtta"), ("nine", "nio"), ("minimum", "minst mindst"),
      ("maximum", "høyst højst högst"),
    ],
    grounds: ["på"])

  private static let chinese = ClaimLanguage(
    name: "Chinese",
    words: [
      ("token", "令牌 变量 變數 变量名 标记 设计令牌"), ("name", "名称 名稱 名字"), ("role", "角色"),
      ("usage", "用途 用法 使用场景 说明 說明"), ("value", "值 数值 數值 取值 参数 典型值"), ("color", "颜色 顏色 色彩 颜色值 颜色系统 色彩系统"),
      ("hex", "色值 色号 十六进制"), ("light", "浅色 亮色 浅色模式"), ("dark", "深色 暗色 深色模式"), ("contrast", "对比度 對比度"),
      ("ratio", "比值 比率 对比率"), ("foreground", "前景 前景色 文字色"), ("white", "白色 白"), ("black", "黑色 黑"),
      ("pass", "通过 通過"),
      ("background", "背景 背景色"), ("size", "大小 尺寸 字号"), ("weight", "字重"), ("height", "高度"), ("width", "宽度"),
      ("radius", "圆角 圓角"), ("spacing", "间距 間距 间距系统"), ("duration", "时长 時長 持续时间"), ("easing", "缓动 緩動"),
      ("typography", "字体 排版"), ("motion", "动效 动画"), ("layout", "布局"), ("stiffness", "刚度"), ("damping", "阻尼"),
      ("mass", "质量"),
    ],
    unspaced: [
      ("targets", "触控目标 触摸目标 点击目标 触控区域 触摸区域 点击区域 热区"), ("animations", "动效 动画 过渡动画 动效时长 动画时长"),
      ("text", "文字 文本"), ("font", "字号 字体"), ("radius", "圆角 圆角半径"), ("spacing", "间距"), ("button", "按钮"),
      ("height", "高度 高"), ("width", "宽度"), ("all", "所有 全部 一律"), ("minimum", "最小 最低 下限"),
      ("maximum", "最大 最高 上限"), ("least", "至少 不小于 不低于 不得小于 不得低于 不能小于 以上"),
      ("most", "不超过 不得超过 不能超过 不大于 至多 最多 以内 以下"), ("the", "的 为 是 必须 应 需 在 尺寸 时长 均 都"),
    ],
    stills: ["无过冲", "無過衝", "没有过冲", "无回弹", "不回弹"])

  private static let japanese = ClaimLanguage(
    name: "Japanese",
    words: [
      ("token", "トークン 変数 変数名 トークン名"), ("name", "名前 名称"), ("role", "役割"), ("usage", "用途 使い方"),
      ("value", "値 数値"), ("color", "色 カラー 配色"), ("hex", "カラーコード 色コード"), ("light", "ライト ライトモード"),
      ("dark", "ダーク ダークモード"), ("contrast", "コントラスト コントラスト比"), ("background", "背景 背景色"),
      ("ratio", "比率"), ("foreground", "前景 前景色 文字色"), ("white", "白 白色"), ("black", "黒 黒色"), ("pass", "合格 適合"),
      ("size", "サイズ 大きさ"), ("weight", "太さ ウェイト"), ("height", "高さ"), ("width", "幅"), ("radius", "角丸"),
      ("spacing", "余白 間隔 スペーシング"), ("duration", "時間 デュレーション"), ("easing", "イージング"),
      ("typography", "タイポグラフィ"), ("motion", "モーション アニメーション"), ("layout", "レイアウト"), ("stiffness", "剛性"),
      ("damping", "減衰"), ("mass", "質量"),
    ],
    unspaced: [
      ("targets", "タップ領域 タッチターゲット タップターゲット タッチ領域"), ("animations", "アニメーション モーション"), ("text", "文字 テキスト"),
      ("font", "文字サイズ フォントサイズ"), ("radius", "角丸"), ("spacing", "余白 間隔"), ("button", "ボタン"), ("height", "高さ"),
      ("width", "幅"), ("all", "すべて 全て"), ("minimum", "最小 最低"), ("maximum", "最大"), ("least", "以上"),
      ("most", "以下 以内"), ("the", "は を が の に で とする 必ず サイズ 確保する する"),
    ],
    stills: ["オーバーシュートなし", "オーバーシュートしない", "バウンスなし"])

  private static let korean = ClaimLanguage(
    name: "Korean",
    words: [
      ("token", "토큰 변수 변수명 토큰명"), ("name", "이름 명칭"), ("role", "역할"), ("usage", "용도 사용처"), ("value", "값"),
      ("color", "색상 컬러 색"), ("hex", "색상코드"), ("light", "라이트 라이트모드"), ("dark", "다크 다크모드"),
      ("contrast", "대비 명암비 대비비 대비율"),
      ("ratio", "비율"), ("foreground", "전경 전경색 글자색"), ("white", "흰색 화이트"), ("black", "검정 검은색 블랙"), ("pass", "통과"),
      ("background", "배경 배경색"), ("size", "크기 사이즈"), ("weight", "굵기"), ("height", "높이"), ("width", "너비"),
      ("radius", "모서리 반경"), ("spacing", "간격 여백"), ("duration", "시간 지속시간"), ("easing", "이징"),
      ("typography", "타이포그래피"), ("motion", "모션 애니메이션"), ("layout", "레이아웃"), ("stiffness", "강성"), ("damping", "감쇠"),
      ("mass", "질량"),
    ],
    unspaced: [
      ("touch", "터치 탭"), ("area", "영역"), ("target", "타겟 타깃"), ("animations", "애니메이션 모션 트랜지션"), ("text", "텍스트 글자"),
      ("radius", "모서리"), ("spacing", "간격 여백"), ("button", "버튼"), ("height", "높이"), ("width", "너비"), ("all", "모든"),
      ("minimum", "최소"), ("maximum", "최대"), ("least", "이상"), ("most", "이하 이내"),
      ("the", "은 는 이 가 을 를 의 로 으로 크기 유지 한다 이다"),
    ],
    stills: ["오버슈트 없음", "오버슈트 없이", "바운스 없음"])
}
