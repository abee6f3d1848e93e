import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { forgetAttempts } from '#collections/shared/accounts/login-attempts.ts'
import { pinProblem } from '#domain/people/pin.ts'
import { pinProblemTexts } from '#domain/people/pin.texts.ts'
import { inTransaction } from '#kernel/database/in-transaction.ts'
import { transactionOf } from '#kernel/database/hold-until-commit.ts'
import { Refused } from '#kernel/refused.ts'
import { writeLog } from '#plugins/audit/audit.port.ts'

import type { PinOwner } from './find-pin-owner.ts'
import { hashPin } from './hash-pin.ts'
import { lockedMinutes } from './pin-locks.ts'
import { locksOf, triesOf } from './pin-tries.ts'

type KeptPin = {
  hasPin: boolean
  changedAt: string | null
  /** For so long it is not looked at, after wrong ones. */
  lockedMinutes: number | null
}

/** Whether somebody has a PIN, and since when it is that one. */
export async function readPin({ payload }: PayloadRequest, { id }: PinOwner): Promise<KeptPin> {
  const { rows } = await payload.db.pool.query<{ changedAt: Date }>({
    name: 'read-pin',
    text: 'select changed_at as "changedAt" from user_pins where user_id = $1',
    values: [id],
  })
  const [pin] = rows

  return {
    hasPin: pin !== undefined,
    changedAt: pin?.changedAt.toISOString() ?? null,
    lockedMinutes: await lockedMinutes(payload, triesOf(id)),
  }
}

/** Gives somebody a PIN, the first one or another; whoever locked themselves out may try again. */
export async function setPin(req: PayloadRequest, owner: PinOwner, pin: string): Promise<KeptPin> {
  const problem = pinProblem(pin)
  if (problem) {
    throw new Refused('validation', {}, [{ field: 'pin', code: problem, message: pinProblemTexts[problem] }])
  }
  const { salt, hash } = await hashPin(req.payload.secret, pin)
  const at = Temporal.Now.instant().toString({ smallestUnit: 'millisecond' })

  await inTransaction(req, async () => {
    const transaction = await transactionOf(req)
    await transaction.execute(sql`
      insert into user_pins (user_id, salt, hash, changed_at) values (${owner.id}, ${salt}, ${hash}, ${at})
      on conflict (user_id) do update set salt = excluded.salt, hash = excluded.hash, changed_at = excluded.changed_at`)
    await tellOf(req, owner, 'pin-set')
  })
  const tries = triesOf(owner.id)
  await forgetAttempts(req.payload.db.drizzle, tries.name, locksOf(tries))
  return { hasPin: true, changedAt: at, lockedMinutes: null }
}

/** What was begun with it is over; without one there is nothing to do. */
export async function removePin(req: PayloadRequest, owner: PinOwner): Promise<KeptPin> {
  await inTransaction(req, async () => {
    const transaction = await transactionOf(req)
    const { rowCount } = await transaction.execute(sql`delete from user_pins where user_id = ${owner.id}`)
    if (rowCount) await tellOf(req, owner, 'pin-removed')
  })
  return readPin(req, owner)
}

const tellOf = (req: PayloadRequest, { id, name }: PinOwner, action: 'pin-set' | 'pin-removed') =>
  writeLog(req, { action, collection: 'users', documentId: id, title: name })
