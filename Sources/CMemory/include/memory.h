/* How the release binary's allocator is set up; nothing reads it where jemalloc is not linked. */
#pragma once

extern const char *malloc_conf;
