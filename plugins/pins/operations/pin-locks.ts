import type { Payload, PayloadRequest } from 'payload'

import { forgetAttempts, locksUntil } from '#collections/shared/accounts/login-attempts.ts'
import type { PinLocks } from '#domain/people/pin.contract.ts'
import { minuteMs } from '#domain/time/zone-clock.ts'
import { inTransaction } from '#kernel/database/in-transaction.ts'
import { writeLog } from '#plugins/audit/audit.port.ts'

import type { PinOwner } from './find-pin-owner.ts'
import { peopleWithPin } from './people-with-pin.ts'
import { locksOf, type PinTries, triesAt, triesOf } from './pin-tries.ts'

/** For how many minutes no PIN is looked at; null where it is. */
export async function lockedMinutes(payload: Payload, tries: PinTries): Promise<number | null> {
  return (await lockedOf(payload, [tries])).get(tries.name) ?? null
}

type Device = { id: string; name: string; branch: string }

/** What is locked at a device: all PINs at once, or those of some of the people who may use it. */
export async function readLocksAt({ payload }: PayloadRequest, { id, branch }: Device): Promise<PinLocks> {
  const people = await peopleWithPin(payload.db.pool, branch, Temporal.Now.instant())
  const locked = await lockedOf(
    payload,
    people.map((person) => triesOf(person.id)),
  )

  return {
    lockedMinutes: await lockedMinutes(payload, triesAt(id)),
    people: people.flatMap((person) => {
      const minutes = locked.get(triesOf(person.id).name)
      return minutes === undefined ? [] : [{ ...person, lockedMinutes: minutes }]
    }),
  }
}

/** Somebody may try again, and their next lock is as short as the first. */
export async function liftLockOf(req: PayloadRequest, { id, name }: PinOwner): Promise<void> {
  const tries = triesOf(id)
  await lift(req, tries, { collection: 'users', documentId: id, title: name })
  await forgetAttempts(req.payload.db.drizzle, locksOf(tries))
}

/** PINs are looked at again at this device; whoever is locked by themselves stays so. */
export const liftLockAt = (req: PayloadRequest, { id, name, branch }: Device): Promise<void> =>
  lift(req, triesAt(id), { collection: 'devices', documentId: id, title: name, branch })

type Whose = { collection: string; documentId: string; title: string; branch?: string }

async function lift(req: PayloadRequest, tries: PinTries, whose: Whose): Promise<void> {
  const minutes = await lockedMinutes(req.payload, tries)
  await forgetAttempts(req.payload.db.drizzle, tries.name)
  if (minutes !== null) {
    await inTransaction(req, () => writeLog(req, { action: 'pin-lock-lifted', ...whose }))
  }
}

async function lockedOf({ db }: Payload, tries: readonly PinTries[]): Promise<Map<string, number>> {
  const [first] = tries
  if (!first) return new Map()
  const nowMs = Temporal.Now.instant().epochMilliseconds
  const names = tries.map(({ name }) => name)
  const until = await locksUntil(db.drizzle, names, { nowMs, most: first.most })

  return new Map([...until].map(([name, untilMs]) => [name, Math.ceil((untilMs - nowMs) / minuteMs)]))
}
