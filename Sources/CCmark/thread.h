/* Where a thread finds its own memory: libcmark hands its allocator no context, and a lookup by key for every piece
   costs more than the piece. Every file that calls this has a variable of its own. */
#pragma once

static inline void **thread_memory(void) {
  static _Thread_local void *memory;
  return &memory;
}
