import type { Payload } from 'payload'

import {
  admitAttempt,
  forgetCounted,
  settleAttempts,
  takeBackAttempts,
} from '#collections/shared/accounts/login-attempts.ts'
import { tooManyAttempts } from '#collections/shared/accounts/too-many-attempts.ts'
import { Refused } from '#kernel/refused.ts'

import { isPin } from './hash-pin.ts'
import { findPersonWithPin, type PersonWithPin } from './people-with-pin.ts'

type Proof = {
  payload: Payload
  /** The device at which it is typed, and its branch. */
  device: string
  branch: string
  person: string
  pin: string
}

/** A device is used by many, who all mistype now and then. */
const mostAtDevice = 15
const mostOfPerson = 5

/**
 * The person of a branch whose PIN was typed at one of its devices. Tries are counted for the device and for the person,
 * whoever they are, and each takes as long as any other: nobody learns who works here, or has a PIN. A right one takes
 * back what was mistyped by the same person, not what was tried for others in between.
 */
export async function provePin({ payload, device, branch, person, pin }: Proof): Promise<PersonWithPin> {
  const atDevice = `pin-at-device:${device}`
  const find = () => findPersonWithPin(payload.db.pool, { branch, person, now: Temporal.Now.instant() })
  const ofPerson = triesFor(branch, person, await find())
  await admit(payload, atDevice, mostAtDevice)
  try {
    await admit(payload, ofPerson, mostOfPerson)
  } catch (error) {
    await settleAttempts(payload.db.drizzle, atDevice)
    throw error
  }

  let proven: PersonWithPin | null = null
  try {
    // Once more, for whoever waited behind others: it may be another PIN by now.
    const found = await find()
    const isRight = await isPin(payload.secret, pin, found?.pin ?? null)
    proven = found && isRight ? { id: found.id, name: found.name } : null
  } finally {
    if (!proven) await settleAttempts(payload.db.drizzle, atDevice, ofPerson)
  }
  if (!proven) throw new Refused('wrong-pin')

  const own = await forgetCounted(payload.db.drizzle, ofPerson)
  await takeBackAttempts(payload.db.drizzle, atDevice, own)
  return proven
}

/** One spelling of each id, or each would be tried anew; and nobody is locked from where they do not work. */
const triesFor = (branch: string, asked: string, found: { id: string } | null): string =>
  `pin-of-person:${found ? found.id : `${branch}:${asked.toLowerCase()}`}`

async function admit(payload: Payload, name: string, most: number): Promise<void> {
  const now = () => Temporal.Now.instant().epochMilliseconds
  const lockedMs = await admitAttempt(payload, name, { now, most })
  if (lockedMs > 0) throw tooManyAttempts(lockedMs)
}
