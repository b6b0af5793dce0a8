#include "CEscape.h"

#include <setjmp.h>
#include <stddef.h>

static _Thread_local jmp_buf *innermost = NULL;

bool CEscapeRun(void (*body)(void *), void *context) {
  jmp_buf *volatile outer = innermost;
  jmp_buf here;
  bool volatile returned = false;
  if (_setjmp(here) == 0) {
    innermost = &here;
    body(context);
    returned = true;
  }
  innermost = outer;
  return returned;
}

void CEscapeLeave(void) {
  if (innermost != NULL) _longjmp(*innermost, 1);
}
