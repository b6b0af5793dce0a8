#include "CMeter.h"

#include <string.h>

_Thread_local int64_t cmeter_counts[CMETER_PHASES * CMETER_SLOTS];
_Thread_local uint32_t cmeter_base;

void cmeter_read(int64_t *into) {
  cmeter_settle();
  memcpy(into, cmeter_counts, sizeof cmeter_counts);
}
