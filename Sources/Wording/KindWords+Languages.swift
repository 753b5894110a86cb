/// The words of other languages for what numbers are, as people who write about design use them.
///
/// A word that is an everyday word of its own language, or of English, is left out where a number beside it would most
/// often be something else. Capital letters do not matter, and accents may be left out.
extension KindWords {
  /// Words that spaces or signs part, in small letters and at most sixteen bytes long.
  package static let spaced: [(language: String, words: [(KindWords, String)])] = [
    (
      "German",
      [
        ([.touch, .target], "touchziel touchziele touchfläche touchflächen tippfläche tippflächen"),
        (.spacing, "abstand abstände innenabstand innenabstände außenabstand außenabstände zwischenraum zwischenräume"),
        (.spacing, "ränder seitenrand seitenränder"),
        (.radius, "radien eckenradius eckradius eckenradien ecken rundung rundungen abrundung abrundungen"),
        (.radius, "eckenrundung abgerundet abgerundete"),
        (.typography, "typografie typographie schrift schriften schriftart schriftarten"),
        ([.typography, .family], "schriftfamilie schriftfamilien"),
        ([.typography, .size], "schriftgröße schriftgrößen schriftgrad schriftgrade textgröße textgrößen"),
        (.text, "überschrift überschriften"),
        (.size, "größe größen"), (.height, "höhe höhen"), (.width, "breite breiten"),
        (
          .weight,
          "gewicht gewichte schriftgewicht schriftgewichte schriftschnitt schriftschnitte schriftstärke schriftstil"
        ),
        (.leading, "zeilenhöhe zeilenhöhen zeilenabstand zeilenabstände durchschuss"),
        (.letter, "laufweite laufweiten zeichenabstand"),
        (.border, "rahmen"), ([.border, .width], "rahmenbreite rahmenstärke linienstärke strichstärke"),
        (.opacity, "deckkraft transparenz"), (.shadow, "schatten"), (.gradient, "farbverlauf farbverläufe"),
        (.color, "farbe farben farbpalette farbpaletten farbwelt farbcode hintergrundfarbe textfarbe"),
        (.duration, "dauer"), (.motion, "animationen übergang übergänge"),
        (.light, "hell heller helles hellmodus"), (.dark, "dunkel dunkler dunkles dunkelmodus"),
        (.value, "wert werte"), (.undrawn, "spalte spalten anzahl"),
      ]
    ),
    (
      "French",
      [
        (.touch, "tactile tactiles"), (.target, "cible cibles"),
        (.spacing, "espacement espacements marge marges gouttière gouttières"),
        (.radius, "rayon rayons arrondi arrondis arrondie arrondies"),
        (.typography, "typographie typographies typographique"), (.face, "police polices"), (.text, "texte"),
        (.size, "taille tailles"), (.height, "hauteur hauteurs"), (.width, "largeur largeurs épaisseur épaisseurs"),
        (.weight, "poids graisse graisses"), (.line, "ligne"), (.leading, "interligne interlignes interlignage"),
        (.letter, "interlettrage lettres"), (.border, "bordure bordures"), (.opacity, "opacité transparence"),
        (.shadow, "ombre ombres"), (.gradient, "dégradé dégradés"), (.color, "couleur couleurs"),
        (.duration, "durée durées"), (.easing, "courbe courbes"),
        (.icon, "icône icônes"), (.light, "clair claire"), (.dark, "sombre sombres"),
        (.value, "valeur valeurs"),
        (.undrawn, "colonne colonnes contraste"),
      ]
    ),
    (
      "Spanish",
      [
        (.touch, "táctil táctiles toque"),
        (.spacing, "espaciado espaciados espaciamiento margen márgenes relleno separación"),
        (.radius, "redondeado redondeados redondeada redondeadas redondeo esquina esquinas"),
        (.typography, "tipografía tipografías tipográfica"), (.face, "fuente fuentes letra"), (.text, "texto"),
        (.size, "tamaño tamaños"), (.height, "altura alturas"), (.width, "ancho anchura anchuras grosor"),
        (.weight, "peso pesos"),
        (.line, "línea"), (.leading, "interlineado"), (.letter, "letras interletraje"), (.border, "borde bordes"),
        (.opacity, "opacidad transparencia"), (.shadow, "sombra sombras"), (.color, "colores paleta paletas"),
        (.gradient, "degradado degradados gradiente gradientes"), (.duration, "duración duraciones"),
        (.easing, "curva curvas"), (.motion, "animación animaciones transición transiciones"),
        (.icon, "icono iconos ícono íconos"), (.light, "claro clara"), (.dark, "oscuro oscura"),
        (.value, "valor valores"),
        (.undrawn, "columna columnas cantidad"),
      ]
    ),
    (
      "Portuguese",
      [
        (.target, "alvo alvos"),
        (.spacing, "espaçamento espaçamentos margem margens preenchimento"),
        (.radius, "raio raios arredondado arredondados arredondada arredondadas arredondamento cantos"),
        (.typography, "tipografia tipografias"), (.face, "fonte fontes"), (.size, "tamanho tamanhos"),
        (.height, "altura alturas"), (.width, "largura larguras espessura"), (.line, "linha"),
        (.leading, "entrelinha entrelinhas"),
        (.border, "borda bordas"), (.opacity, "opacidade transparência"), (.color, "cores"), (.gradient, "degradê"),
        (.duration, "duração durações"), (.motion, "animação animações transição transições"),
        (.icon, "ícone ícones"), (.dark, "escuro escura"), (.undrawn, "coluna colunas quantidade"),
      ]
    ),
    (
      "Italian",
      [
        (.spacing, "spaziatura spaziature margine margini"),
        (.radius, "raggio raggi arrotondato arrotondati arrotondamento angoli"), (.face, "carattere caratteri"),
        (.text, "testo"), (.size, "dimensione dimensioni grandezza"), (.height, "altezza"),
        (.width, "larghezza spessore"), (.weight, "pesi"), (.leading, "interlinea"), (.letter, "lettere"),
        (.border, "bordo bordi"), (.opacity, "opacità trasparenza"), (.shadow, "ombreggiatura"),
        (.color, "colore colori tavolozza"), (.gradient, "sfumatura sfumature"), (.duration, "durata durate"),
        (.motion, "animazione animazioni transizione transizioni"), (.icon, "icona icone"),
        (.light, "chiaro chiara"), (.dark, "scuro scura"), (.value, "valore valori"),
        (.undrawn, "colonna colonne quantità"),
      ]
    ),
    (
      "Dutch",
      [
        (.spacing, "afstand afstanden witruimte tussenruimte"),
        (.radius, "afronding afrondingen hoekradius hoeken afgerond afgeronde"),
        (.typography, "lettertype lettertypes lettertypen"), (.text, "tekst"),
        ([.typography, .size], "lettergrootte lettergroottes tekstgrootte"), (.size, "grootte groottes"),
        (.height, "hoogte hoogtes"), (.width, "breedte breedtes dikte"), (.weight, "lettergewicht"),
        (.leading, "regelhoogte regelafstand"), (.letter, "letterafstand"), (.border, "randen"),
        (.opacity, "dekking doorzichtigheid"), (.shadow, "schaduw schaduwen"), (.gradient, "kleurverloop"),
        (.color, "kleur kleuren kleurenpalet kleurpalet"), (.duration, "duur tijdsduur"),
        (.motion, "animatie animaties overgang overgangen"), (.icon, "pictogram pictogrammen"),
        (.light, "licht lichte"), (.dark, "donker donkere"), (.value, "waarde waarden"),
        (.undrawn, "kolom kolommen aantal"),
      ]
    ),
    (
      "Polish",
      [
        (.spacing, "odstęp odstępy odstępów margines marginesy"),
        (.radius, "promień promienie zaokrąglenie zaokrąglenia narożnik narożniki"),
        (.typography, "typografia typografii czcionka czcionki krój"), (.size, "rozmiar rozmiary wielkość"),
        (.height, "wysokość wysokości"), (.width, "szerokość"), (.weight, "grubość"), (.leading, "interlinia"),
        (.border, "obramowanie"), (.opacity, "krycie"), (.shadow, "cień cienie"), (.gradient, "gradienty"),
        (.color, "kolor kolory kolorów paleta"), (.motion, "animacja animacje przejście przejścia"),
        (.icon, "ikona ikony"), (.light, "jasny jasna jasne"), (.dark, "ciemny ciemna ciemne"),
        (.value, "wartość wartości"), (.undrawn, "kolumna kolumny liczba"),
      ]
    ),
    (
      "Turkish",
      [
        (.spacing, "boşluk boşluklar boşluğu aralık aralıklar"), (.radius, "köşe köşeler köşeleri yuvarlaklık yarıçap"),
        (.typography, "tipografi"), (.size, "boyut boyutu boyutlar"), (.height, "yükseklik yüksekliği"),
        (.width, "genişlik genişliği"), (.weight, "ağırlık kalınlık"), (.border, "kenarlık"), (.opacity, "opaklık"),
        (.shadow, "gölge gölgeler"), (.color, "renk renkler renkleri paleti"), (.duration, "süre süresi"),
        (.motion, "animasyon animasyonlar geçiş geçişler"), (.icon, "ikon ikonlar simge"), (.light, "açık"),
        (.dark, "koyu karanlık"), (.value, "değer değerler"), (.undrawn, "sütun"),
      ]
    ),
    (
      "Romanian",
      [
        (.spacing, "spațiere spațieri spațiu"), (.radius, "rază raze colțuri"), (.typography, "tipografie"),
        (.size, "dimensiune dimensiuni mărime mărimi"), (.height, "înălțime"), (.width, "lățime"),
        (.weight, "greutate"), (.shadow, "umbră umbre"), (.color, "culoare culori"), (.duration, "durată"),
        (.motion, "animație animații tranziție tranziții"), (.light, "deschis"), (.dark, "închis întunecat"),
        (.value, "valoare"),
      ]
    ),
    ("Swedish, Danish, Norwegian", [(.typography, "typografi"), (.color, "färg färger farve farver farge farger")]),
  ]

  /// Words of scripts that part none; the longest that stands at a place counts.
  package static let unspaced: [(language: String, words: [(KindWords, String)])] = [
    (
      "Japanese",
      [
        (.spacing, "余白 間隔 マージン パディング スペーシング ガター"), (.radius, "角丸 半径 角の丸み コーナー"),
        (.typography, "タイポグラフィ フォント 書体"), (.text, "文字 テキスト 見出し"), (.size, "サイズ 大きさ 寸法"),
        (.height, "高さ"), ([.touch, .target], "タッチターゲット タップターゲット タップ領域 タッチ領域"), (.width, "横幅 線幅 幅"),
        (.weight, "ウェイト ウエイト 太さ"),
        (.leading, "行間 行高 行の高さ ラインハイト"), (.letter, "字間 文字間 文字間隔 字送り レター トラッキング"),
        (.border, "ボーダー 枠線 罫線"), (.opacity, "透明度 不透明度"), (.shadow, "シャドウ 影付き"),
        (.color, "カラー 配色 色彩 背景色 文字色 パレット"), (.gradient, "グラデーション"), (.icon, "アイコン"),
        (.duration, "デュレーション 所要時間 持続時間"), (.motion, "アニメーション トランジション モーション"),
        (.easing, "イージング"), (.light, "ライトモード ライトテーマ"), (.dark, "ダークモード ダークテーマ"),
        (.value, "値 数値"), (.avoided, "禁止 避ける"), (.waiting, "レイテンシ レイテンシー タイムアウト 体感速度"),
        (.undrawn, "ブレークポイント バージョン カラム コントラスト"),
      ]
    ),
    (
      "Chinese",
      [
        (.spacing, "间距 間距 边距 邊距 內距 内距 留白"), (.radius, "圆角 圓角 半徑"),
        (.typography, "字体 字體 字型 排版"), ([.typography, .size], "字号 字號 字级 字級 字体大小 字體大小"), (.text, "文本 標題 标题"),
        (.size, "大小 尺寸"), (.height, "高度"), (.width, "宽度 寬度"), (.weight, "字重 粗细 粗細"),
        ([.touch, .target], "触控区域 触控目标 点击区域 点击热区 触摸区域 触摸目标 觸控目標 觸控區域 點擊區域"),
        (.leading, "行距 行间距 行間距"), (.letter, "字距 字间距 字間距 字符间距"), (.border, "边框 邊框 描边"),
        (.shadow, "阴影 陰影"), (.color, "颜色 顏色 色板 调色板 調色盤 色码 色碼"), (.gradient, "渐变 漸變 漸層"),
        (.duration, "时长 時長 持续时间 持續時間"), (.motion, "动画 動畫 动效 動效 过渡 過渡"), (.easing, "缓动 緩動"),
        (.icon, "图标 圖示 圖標"), (.value, "值 数值 數值"), (.light, "浅色 淺色 亮色"), (.dark, "深色 暗色"), (.avoided, "避免 禁止"),
        (.waiting, "超时 超時"),
        (.undrawn, "断点 斷點 版本 数量 數量 对比度 對比度"),
      ]
    ),
    (
      "Korean",
      [
        (.spacing, "간격 여백 패딩 마진"), (.radius, "반경 반지름 모서리 둥글기 라운드"),
        (.typography, "타이포그래피 타이포 글꼴 폰트 서체"), (.text, "글자 텍스트"), (.size, "크기 사이즈"), (.height, "높이"),
        (.width, "너비 두께"), (.weight, "굵기"), (.line, "줄"), (.leading, "행간 줄간격 줄높이"), (.letter, "자간"),
        (.border, "테두리"), (.opacity, "투명도 불투명도"), (.shadow, "그림자"), (.color, "색상 컬러 팔레트"),
        (.gradient, "그라데이션 그라디언트"), (.duration, "지속시간"), (.motion, "애니메이션 트랜지션"), (.easing, "이징"),
        (.icon, "아이콘"), (.touch, "터치"), (.target, "대상 타깃 타겟"), (.light, "라이트"), (.dark, "다크"), (.value, "값 수치"),
        (.waiting, "레이턴시 타임아웃"), (.undrawn, "브레이크포인트 버전 개수 대비"),
      ]
    ),
  ]
}
