import { afterGrant } from '#kernel/access/after-grant.ts'
import { Refused } from '#kernel/refused.ts'

const message = 'Die Datei selbst lässt sich nicht ersetzen. Bitte fügen Sie eine neue hinzu.'

/** Browsers keep what an address has shown for ever, and what comes in is looked through only on its own way. */
export const keepContent = afterGrant(
  function keepContent() {
    throw new Refused('validation', {}, [{ message, field: 'file', code: 'validation' }])
  },
  ({ operation, req }) => operation === 'update' && Boolean(req.file),
)
