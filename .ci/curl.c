// Replaces the libcurl functions that Foundation's networking calls; a release does not include libcurl.
//
// FlyingFox can forward requests to another server, and for that it brings Foundation's HTTP client. The program makes no
// requests: it only answers those of this machine. So every function that starts one fails here, and neither building nor
// running the program needs libcurl or the thirty libraries that it loads.
#include <stddef.h>

// The functions that create something return NULL when they fail.
void *curl_easy_init(void) { return NULL; }
void *curl_multi_init(void) { return NULL; }
void *curl_url(void) { return NULL; }
void *curl_slist_append(void *list, const char *text) { return NULL; }
void *curl_multi_info_read(void *multi, int *left) {
  if (left) *left = 0;
  return NULL;
}

// CURLE_FAILED_INIT, for the easy interface.
enum { failed = 2 };
int curl_global_init(long flags) { return failed; }
int curl_easy_getinfo(void *easy, int what, ...) { return failed; }
int curl_easy_pause(void *easy, int mask) { return failed; }
int curl_easy_setopt(void *easy, int option, ...) { return failed; }

// CURLM_BAD_HANDLE for the multi interface, CURLUE_BAD_HANDLE for URLs.
enum { badHandle = 1 };
int curl_multi_add_handle(void *multi, void *easy) { return badHandle; }
int curl_multi_assign(void *multi, int socket, void *pointer) { return badHandle; }
int curl_multi_cleanup(void *multi) { return badHandle; }
int curl_multi_remove_handle(void *multi, void *easy) { return badHandle; }
int curl_multi_setopt(void *multi, int option, ...) { return badHandle; }
int curl_multi_socket_action(void *multi, int socket, int events, int *running) { return badHandle; }
int curl_url_get(void *url, int part, char **text, unsigned flags) { return badHandle; }
int curl_url_set(void *url, int part, const char *text, unsigned flags) { return badHandle; }

// Nothing was created, so there is nothing to free.
void curl_easy_cleanup(void *easy) {}
void curl_free(void *pointer) {}
void curl_slist_free_all(void *list) {}

const char *curl_easy_strerror(int code) { return "this program makes no requests"; }
char *curl_version(void) { return "none"; }
void *curl_version_info(int age) {
  static long long nothing[64];
  return nothing;
}
