import type { PayloadRequest } from 'payload'

import { Refused } from '#kernel/refused.ts'
import { writeLog } from '#plugins/audit/audit.port.ts'

import { holdStanding } from './add-factor.ts'
import { inTransaction } from '#kernel/database/in-transaction.ts'
import { namePasskey } from './passkeys.ts'
import { makeRecoveryCodes } from './recovery-codes.ts'
import { forgetDevices } from './remembered-devices.ts'
import { hasFactor, type Standing } from './standing.ts'
import { tellOwner } from './tell-owner.ts'

/** Nothing but the name changes, and the log tells what it was: a passkey that is called otherwise is no other. */
export function renamePasskey(
  req: PayloadRequest,
  { id, name: title }: Standing,
  { passkey, name }: { passkey: string; name: string },
): Promise<void> {
  return inTransaction(req, async () => {
    const before = await namePasskey(req, { user: id, id: passkey, name })
    if (before === null) throw new Refused('unknown-record')
    if (before === name) return
    await writeLog(req, {
      action: 'update',
      collection: 'users',
      documentId: id,
      title,
      changes: [{ field: 'passkey', before, after: name }],
    })
  })
}

export function renewRecoveryCodes(req: PayloadRequest, { id, name }: Standing): Promise<string[]> {
  return inTransaction(req, async () => {
    // Held, so that of two who press at once the second makes the codes that hold.
    if (!hasFactor(await holdStanding(req, id))) throw new Refused('not-allowed')
    const codes = await makeRecoveryCodes(req, id)
    await writeLog(req, { action: 'recovery-codes-made', collection: 'users', documentId: id, title: name })
    await tellOwner(req, { user: id, what: 'renewed' })
    return codes
  })
}

export function forgetOwnDevices(
  req: PayloadRequest,
  { id, name }: Standing,
  device?: string,
): Promise<void> {
  return inTransaction(req, async () => {
    for (const forgotten of await forgetDevices(req, id, device))
      await writeLog(req, {
        action: 'device-forgotten',
        collection: 'users',
        documentId: id,
        title: name,
        changes: [{ field: 'device', before: forgotten }],
      })
  })
}
