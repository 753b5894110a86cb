/* The yardstick of the benchmark: what a C program needs that reads, parses and renders Markdown with libcmark on one
   thread and writes the HTML, and does nothing else.  usage: Baseline SOURCE-FOLDER OUTPUT-FOLDER */
#include <cmark.h>
#include <dirent.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

static long files;

static void die(const char *what, const char *path) {
  fprintf(stderr, "Baseline: %s %s: %s\n", what, path, strerror(errno));
  exit(74);
}

static void render(const char *source, const char *target) {
  FILE *in = fopen(source, "rb");
  if (!in) die("cannot read", source);
  struct stat info;
  if (fstat(fileno(in), &info) != 0) die("cannot read", source);
  size_t size = (size_t)info.st_size;
  char *text = malloc(size + 1);
  if (!text || fread(text, 1, size, in) != size) die("cannot read", source);
  fclose(in);
  cmark_node *document = cmark_parse_document(text, size, CMARK_OPT_DEFAULT);
  char *html = cmark_render_html(document, CMARK_OPT_DEFAULT);
  FILE *out = fopen(target, "wb");
  if (!out) die("cannot write", target);
  size_t length = strlen(html);
  if (fwrite(html, 1, length, out) != length || fclose(out) != 0) die("cannot write", target);
  free(html);
  cmark_node_free(document);
  free(text);
  files++;
}

static void walk(const char *source, const char *target) {
  if (mkdir(target, 0755) != 0 && errno != EEXIST) die("cannot make", target);
  DIR *folder = opendir(source);
  if (!folder) die("cannot list", source);
  struct dirent *entry;
  while ((entry = readdir(folder))) {
    if (entry->d_name[0] == '.') continue;
    char from[4096], to[4096];
    snprintf(from, sizeof from, "%s/%s", source, entry->d_name);
    snprintf(to, sizeof to, "%s/%s", target, entry->d_name);
    struct stat info;
    if (stat(from, &info) != 0) die("cannot read", from);
    size_t length = strlen(to);
    if (S_ISDIR(info.st_mode)) walk(from, to);
    else if (length > 3 && strcmp(to + length - 3, ".md") == 0) {
      snprintf(to + length - 3, sizeof to - length + 3, ".html");
      render(from, to);
    }
  }
  closedir(folder);
}

int main(int count, char **arguments) {
  if (count != 3) {
    fprintf(stderr, "usage: Baseline SOURCE-FOLDER OUTPUT-FOLDER\n");
    return 64;
  }
  walk(arguments[1], arguments[2]);
  printf("%ld files\n", files);
  return 0;
}
