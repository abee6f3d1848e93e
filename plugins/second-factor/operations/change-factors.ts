import type { PayloadRequest } from 'payload'

import { Refused } from '#kernel/refused.ts'
import { writeLog } from '#plugins/audit/audit.port.ts'

import { holdStanding } from './add-factor.ts'
import { inTransaction } from './in-transaction.ts'
import { makeRecoveryCodes } from './recovery-codes.ts'
import { forgetDevices } from './remembered-devices.ts'
import { hasFactor, type Standing } from './standing.ts'

export function renewRecoveryCodes(req: PayloadRequest, { id, name }: Standing): Promise<string[]> {
  return inTransaction(req, async () => {
    // Held, so that of two who press at once the second makes the codes that hold.
    if (!hasFactor(await holdStanding(req, id))) throw new Refused('not-allowed')
    const codes = await makeRecoveryCodes(req, id)
    await writeLog(req, { action: 'recovery-codes-made', collection: 'users', documentId: id, title: name })
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
