/// The files below templates/, embedded in the binary.

/// The path of a file below templates/; null behind the last.
const char *theme_path(int index);
/// The text of a file that there is.
const char *theme_text(int index);
