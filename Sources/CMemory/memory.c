#include "memory.h"

/* Huge pages, since a build touches all it asks for at once; nothing is given back, since it ends soon; large buffers
   stay with their thread, since every page is printed into one. Source: the options in jemalloc(3). */
const char *malloc_conf = "thp:always,dirty_decay_ms:-1,muzzy_decay_ms:-1,lg_tcache_max:18";
