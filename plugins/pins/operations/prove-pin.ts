import type { PayloadRequest } from 'payload'

import {
  admitCounted,
  countAttempt,
  countedAttempts,
  forgetAttempts,
  forgetCounted,
  settleAttempts,
  takeBackAttempts,
} from '#collections/shared/accounts/login-attempts.ts'
import { tooManyAttempts } from '#collections/shared/accounts/too-many-attempts.ts'
import { pinLockMinutes, pinLocksKeptMinutes } from '#domain/people/pin-locks.data.ts'
import { Refused } from '#kernel/refused.ts'
import { writeLog } from '#plugins/audit/audit.port.ts'

import { isPin } from './hash-pin.ts'
import { findPersonWithPin, type PersonWithPin } from './people-with-pin.ts'
import { locksOf, type PinTries, triesAt, triesOf } from './pin-tries.ts'

type Proof = {
  /** The device at which it is typed, and its branch. */
  device: string
  branch: string
  person: string
  pin: string
}

/**
 * The person of a branch whose PIN was typed at one of its devices. Tries are counted for the device and for the person,
 * whoever they are, and each takes as long as any other: nobody learns who works here, or has a PIN. A right one takes
 * back what was mistyped by the same person, not what was tried for others in between. Each lock of a person is longer
 * than the one before, and stands in the log of the branch: that one try takes a statement longer, at a device that shows
 * its people anyway.
 */
export async function provePin(
  req: PayloadRequest,
  { device, branch, person, pin }: Proof,
): Promise<PersonWithPin> {
  const { payload } = req
  const atDevice = triesAt(device)
  const { drizzle } = payload.db
  const find = () => findPersonWithPin(payload.db.pool, { branch, person, now: Temporal.Now.instant() })
  const called = await find()
  const ofPerson = triesFor(branch, person, called)
  await admit(req, atDevice)
  let nth: number
  try {
    nth = await admit(req, ofPerson, await lockMinutesOf(req, ofPerson))
  } catch (error) {
    await settleAttempts(drizzle, atDevice.name)
    throw error
  }

  let proven: PersonWithPin | null = null
  try {
    // Once more, for whoever waited behind others: it may be another PIN by now.
    const found = await find()
    const isRight = await isPin(payload.secret, pin, found?.pin ?? null)
    proven = found && isRight ? { id: found.id, name: found.name } : null
  } finally {
    if (!proven) await settleAttempts(drizzle, atDevice.name, ofPerson.name)
  }
  if (!proven) {
    if (nth === ofPerson.most) await noteLock(req, { ofPerson, branch, called })
    throw new Refused('wrong-pin')
  }

  const own = await forgetCounted(drizzle, ofPerson.name)
  await forgetAttempts(drizzle, locksOf(ofPerson))
  await takeBackAttempts(drizzle, atDevice.name, own)
  return proven
}

/** One spelling of each id, or each would be tried anew; and nobody is locked from where they do not work. */
const triesFor = (branch: string, asked: string, found: { id: string } | null): PinTries =>
  triesOf(found ? found.id : `${branch}:${asked.toLowerCase()}`)

const nowMs = (): number => Temporal.Now.instant().epochMilliseconds

/** Answers which try it is. */
async function admit(
  { payload }: PayloadRequest,
  { name, most }: PinTries,
  lockMinutes?: number,
): Promise<number> {
  const { count, lockedMs } = await admitCounted(payload, name, { now: nowMs, most, lockMinutes })
  if (lockedMs > 0) throw tooManyAttempts(lockedMs)

  return count
}

async function lockMinutesOf({ payload }: PayloadRequest, ofPerson: PinTries): Promise<number | undefined> {
  const locks = await countedAttempts(payload.db.drizzle, locksOf(ofPerson), nowMs())

  return pinLockMinutes[Math.min(locks, pinLockMinutes.length - 1)]
}

type Lock = { ofPerson: PinTries; branch: string; called: PersonWithPin | null }

/** Whoever leads the branch finds out; of a name that nobody has there is nothing to say. */
async function noteLock(req: PayloadRequest, { ofPerson, branch, called }: Lock): Promise<void> {
  await countAttempt(req.payload.db.drizzle, locksOf(ofPerson), {
    nowMs: nowMs(),
    most: 1_000_000,
    lockMinutes: pinLocksKeptMinutes,
  })
  if (called) {
    const { id, name } = called
    await writeLog(req, {
      action: 'lockout',
      collection: 'users',
      documentId: id,
      title: `${name} (PIN)`,
      branch,
    })
  }
}
