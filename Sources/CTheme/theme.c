#include "CTheme.h"

// #embed is standard since C23, and the compilers of Swift 6.2 have it. A file that changes compiles this one anew.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const struct {
  const char *path;
  const char *text;
} files[] = {
  {"layouts/a-z.mustache", (const char[]){
#embed "../../templates/layouts/a-z.mustache" suffix(, 0)
  }},
  {"layouts/base.mustache", (const char[]){
#embed "../../templates/layouts/base.mustache" suffix(, 0)
  }},
  {"layouts/changes.mustache", (const char[]){
#embed "../../templates/layouts/changes.mustache" suffix(, 0)
  }},
  {"layouts/compare.mustache", (const char[]){
#embed "../../templates/layouts/compare.mustache" suffix(, 0)
  }},
  {"layouts/component.mustache", (const char[]){
#embed "../../templates/layouts/component.mustache" suffix(, 0)
  }},
  {"layouts/components.mustache", (const char[]){
#embed "../../templates/layouts/components.mustache" suffix(, 0)
  }},
  {"layouts/home.mustache", (const char[]){
#embed "../../templates/layouts/home.mustache" suffix(, 0)
  }},
  {"layouts/not-found.mustache", (const char[]){
#embed "../../templates/layouts/not-found.mustache" suffix(, 0)
  }},
  {"layouts/page.mustache", (const char[]){
#embed "../../templates/layouts/page.mustache" suffix(, 0)
  }},
  {"layouts/system.mustache", (const char[]){
#embed "../../templates/layouts/system.mustache" suffix(, 0)
  }},
  {"layouts/tokens.mustache", (const char[]){
#embed "../../templates/layouts/tokens.mustache" suffix(, 0)
  }},
  {"assets/css/00-base.css", (const char[]){
#embed "../../templates/assets/css/00-base.css" suffix(, 0)
  }},
  {"assets/css/10-chrome.css", (const char[]){
#embed "../../templates/assets/css/10-chrome.css" suffix(, 0)
  }},
  {"assets/css/20-prose.css", (const char[]){
#embed "../../templates/assets/css/20-prose.css" suffix(, 0)
  }},
  {"assets/css/30-colour.css", (const char[]){
#embed "../../templates/assets/css/30-colour.css" suffix(, 0)
  }},
  {"assets/css/40-type.css", (const char[]){
#embed "../../templates/assets/css/40-type.css" suffix(, 0)
  }},
  {"assets/css/50-shape.css", (const char[]){
#embed "../../templates/assets/css/50-shape.css" suffix(, 0)
  }},
  {"assets/css/60-motion.css", (const char[]){
#embed "../../templates/assets/css/60-motion.css" suffix(, 0)
  }},
  {"assets/css/65-demo.css", (const char[]){
#embed "../../templates/assets/css/65-demo.css" suffix(, 0)
  }},
  {"assets/css/70-component.css", (const char[]){
#embed "../../templates/assets/css/70-component.css" suffix(, 0)
  }},
  {"assets/css/80-overview.css", (const char[]){
#embed "../../templates/assets/css/80-overview.css" suffix(, 0)
  }},
  {"assets/css/85-search.css", (const char[]){
#embed "../../templates/assets/css/85-search.css" suffix(, 0)
  }},
  {"assets/css/86-health.css", (const char[]){
#embed "../../templates/assets/css/86-health.css" suffix(, 0)
  }},
  {"assets/css/87-try.css", (const char[]){
#embed "../../templates/assets/css/87-try.css" suffix(, 0)
  }},
  {"assets/css/88-large.css", (const char[]){
#embed "../../templates/assets/css/88-large.css" suffix(, 0)
  }},
  {"assets/compare.css", (const char[]){
#embed "../../templates/assets/compare.css" suffix(, 0)
  }},
  {"assets/overview.css", (const char[]){
#embed "../../templates/assets/overview.css" suffix(, 0)
  }},
  {"assets/print.css", (const char[]){
#embed "../../templates/assets/print.css" suffix(, 0)
  }},
  {"assets/play.css", (const char[]){
#embed "../../templates/assets/play.css" suffix(, 0)
  }},
  {"assets/js/play.js", (const char[]){
#embed "../../templates/assets/js/play.js" suffix(, 0)
  }},
  {"assets/js/search.js", (const char[]){
#embed "../../templates/assets/js/search.js" suffix(, 0)
  }},
  {"assets/js/site.js", (const char[]){
#embed "../../templates/assets/js/site.js" suffix(, 0)
  }},
  {"assets/js/theme.js", (const char[]){
#embed "../../templates/assets/js/theme.js" suffix(, 0)
  }},
  // for pages that are served, and for reviews
  {"serve/live.css", (const char[]){
#embed "../../templates/serve/live.css" suffix(, 0)
  }},
  {"serve/live.js", (const char[]){
#embed "../../templates/serve/live.js" suffix(, 0)
  }},
  {"review/review.css", (const char[]){
#embed "../../templates/review/review.css" suffix(, 0)
  }},
  {"review/changes.css", (const char[]){
#embed "../../templates/review/changes.css" suffix(, 0)
  }},
  {"review/review.js", (const char[]){
#embed "../../templates/review/review.js" suffix(, 0)
  }},
};

static const int count = sizeof files / sizeof *files;

const char *theme_path(int index) { return index < count ? files[index].path : 0; }
const char *theme_text(int index) { return files[index].text; }
