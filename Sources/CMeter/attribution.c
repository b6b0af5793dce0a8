// Who asks for memory and whose counts go up, for the one pass of a run that asks for it. Accounts are kept in memory
// of their own, which no allocator hands out, so that keeping them changes nothing that is counted.

#define _GNU_SOURCE
#include "CMeter.h"

#include <dlfcn.h>
#include <jemalloc/jemalloc.h>
#include <pthread.h>
#include <string.h>
#include <sys/mman.h>

_Thread_local bool cmeter_attributes;

enum { CAPACITY = 1 << 16 };

static _Thread_local cmeter_account *accounts;
static _Thread_local uintptr_t stack_low, stack_high;
static _Thread_local int64_t lost;

bool cmeter_begin_attribution(void) {
  if (!accounts) {
    void *memory = mmap(NULL, sizeof(cmeter_account) * CAPACITY, PROT_READ | PROT_WRITE,
                        MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (memory == MAP_FAILED) return false;
    accounts = memory;
    pthread_attr_t attributes;
    void *low;
    size_t size;
    if (pthread_getattr_np(pthread_self(), &attributes)) return false;
    pthread_attr_getstack(&attributes, &low, &size);
    pthread_attr_destroy(&attributes);
    stack_low = (uintptr_t)low;
    stack_high = stack_low + size;
  }
  cmeter_attributes = true;
  return true;
}

void cmeter_end_attribution(void) { cmeter_attributes = false; }

static cmeter_account *find(uint32_t slot, uint32_t depth, const uintptr_t *keys) {
  uint64_t hash = 0xcbf29ce484222325u ^ slot;
  for (uint32_t i = 0; i < depth; i++) hash = (hash ^ keys[i]) * 0x100000001b3u;
  for (uint64_t probe = hash ^ (hash >> 29), tries = 0; tries < CAPACITY; probe++, tries++) {
    cmeter_account *account = &accounts[probe % CAPACITY];
    if (!account->count) {
      account->slot = slot;
      account->depth = depth;
      memcpy(account->keys, keys, depth * sizeof *keys);
      return account;
    }
    if (account->slot == slot && account->depth == depth &&
        !memcmp(account->keys, keys, depth * sizeof *keys))
      return account;
  }
  return NULL;
}

static void book(uint32_t slot, uint32_t depth, const uintptr_t *keys, int64_t bytes) {
  cmeter_account *account = find(slot, depth, keys);
  if (!account) {
    lost++;
    return;
  }
  account->count++;
  account->bytes += bytes;
}

void cmeter_attribute(int32_t slot, const void *key) {
  uintptr_t keys[1] = {(uintptr_t)key};
  book((uint32_t)slot, 1, keys, 0);
}

// The callers are found by the chain of frame pointers, which Swift code keeps. Code that does not keep it leaves it
// alone or uses the register for something else; whatever does not look like the next frame ends the walk.
void cmeter_attribute_request(const void *frame, const void *caller, size_t bytes) {
  uintptr_t keys[CMETER_CALLERS] = {(uintptr_t)caller};
  uint32_t depth = 1;
  uintptr_t at = (uintptr_t)frame;
  while (depth < CMETER_CALLERS) {
    if (at < stack_low || at + 16 > stack_high || at % 8) break;
    uintptr_t next = ((const uintptr_t *)at)[0];
    if (next <= at || next + 16 > stack_high || next % 8) break;
    uintptr_t address = ((const uintptr_t *)next)[1];
    if (address < 4096) break;
    keys[depth++] = address;
    at = next;
  }
  book(CMETER_MALLOCS, depth, keys, (int64_t)bytes);
  uintptr_t size_class[1] = {bytes ? nallocx(bytes, 0) : nallocx(1, 0)};
  book(CMETER_BYTES_ALLOCATED, 1, size_class, (int64_t)size_class[0]);
}

int32_t cmeter_account_capacity(void) { return CAPACITY; }

const cmeter_account *cmeter_account_at(int32_t place) {
  if (!accounts || place < 0 || place >= CAPACITY || !accounts[place].count) return NULL;
  return &accounts[place];
}

bool cmeter_symbol(uintptr_t address, uintptr_t *base, const char **name) {
  Dl_info info;
  if (!dladdr((void *)address, &info)) return false;
  *base = (uintptr_t)info.dli_fbase;
  *name = info.dli_sname;
  return true;
}

size_t cmeter_heap_size(const void *address) {
  Dl_info info;
  return dladdr(address, &info) ? 0 : malloc_usable_size((void *)address);
}
