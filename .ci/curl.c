// What Foundation's networking asks of libcurl, of which a release has none inside.
//
// FlyingFox can pass requests on to another server, and for that it brings Foundation's client of HTTP. The program
// makes no request: it answers those of this machine. So whatever begins one fails here, and libcurl with the thirty
// libraries that it loads is needed neither to build nor to run it.
#include <stddef.h>

// What curl_easy_init and the others that make something return where they cannot.
void *curl_easy_init(void) { return NULL; }
void *curl_multi_init(void) { return NULL; }
void *curl_url(void) { return NULL; }
void *curl_slist_append(void *list, const char *text) { return NULL; }
void *curl_multi_info_read(void *multi, int *left) {
  if (left) *left = 0;
  return NULL;
}

// CURLE_FAILED_INIT of the easy interface.
enum { failed = 2 };
int curl_global_init(long flags) { return failed; }
int curl_easy_getinfo(void *easy, int what, ...) { return failed; }
int curl_easy_pause(void *easy, int mask) { return failed; }
int curl_easy_setopt(void *easy, int option, ...) { return failed; }

// CURLM_BAD_HANDLE of the multi interface, CURLUE_BAD_HANDLE of addresses.
enum { badHandle = 1 };
int curl_multi_add_handle(void *multi, void *easy) { return badHandle; }
int curl_multi_assign(void *multi, int socket, void *pointer) { return badHandle; }
int curl_multi_cleanup(void *multi) { return badHandle; }
int curl_multi_remove_handle(void *multi, void *easy) { return badHandle; }
int curl_multi_setopt(void *multi, int option, ...) { return badHandle; }
int curl_multi_socket_action(void *multi, int socket, int events, int *running) { return badHandle; }
int curl_url_get(void *url, int part, char **text, unsigned flags) { return badHandle; }
int curl_url_set(void *url, int part, const char *text, unsigned flags) { return badHandle; }

// What has not been made need not be freed.
void curl_easy_cleanup(void *easy) {}
void curl_free(void *pointer) {}
void curl_slist_free_all(void *list) {}

const char *curl_easy_strerror(int code) { return "this program makes no requests"; }
char *curl_version(void) { return "none"; }
void *curl_version_info(int age) {
  static long long nothing[64];
  return nothing;
}
