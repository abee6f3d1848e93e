import type { Payload } from 'payload'

import type { AskedKind } from '#domain/ordering/fiscal/fiscal-terms.ts'
import { periodKindOf } from '#domain/ordering/fiscal/period-receipts.ts'
import { Refused } from '#kernel/refused.ts'

import { openDevice, type SealedCashBox } from '../devices/open-device.ts'
import { zeroSubject } from './prepare-receipt.ts'
import { recoverDevice } from './recover-device.ts'
import { signOpenLines } from './sign-open-lines.ts'
import { writeReceipt } from './write-receipt.ts'

/** A receipt that a person asks for; whatever was paid before comes before it. */
export async function askReceipt(payload: Payload, box: SealedCashBox, kind: AskedKind): Promise<void> {
  if (box.scheme === 'tse' && kind !== 'closing') throw notInGermany()
  const opened = openDevice(payload, box)
  if (!opened || box.endedAt !== null) throw new Refused('changed-meanwhile')
  await recoverDevice(payload, opened)
  await signOpenLines(payload, opened)
  const asked = kind === 'monthly' ? periodKindOf(Temporal.Now.instant(), box.timeZone) : kind
  const written = await writeReceipt({
    pool: payload.db.pool,
    opened,
    wanted: async () => zeroSubject(asked),
  })
  if (!written) throw new Refused('changed-meanwhile')
}

const notInGermany = (): Refused =>
  new Refused('validation', {}, [
    { field: 'kind', code: 'validation', message: 'Null- und Monatsbelege gibt es nur nach der RKSV.' },
  ])
