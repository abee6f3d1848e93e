import { createHmac, hkdfSync } from 'node:crypto'

import type { Payload } from 'payload'

import { isUuid } from '#domain/api/is-uuid.ts'
import { isSameSecret } from '#kernel/is-same-secret.ts'

import { findPersonWithPin, type PersonWithPin } from './people-with-pin.ts'

/** So long somebody is taken to stand at a device who does nothing there. */
const idleMinutes = 5
/** So long at most without typing the PIN again: a shift. */
const longestHours = 12

/** Where somebody stands: the device with the key that it has, and its branch. */
type Place = {
  payload: Payload
  device: { id: string; keyPrefix: string }
  branch: string
  now: Temporal.Instant
}
export type PersonAtDevice = { token: string; person: PersonWithPin; expiresAt: string }

/** What a device shows with each call once somebody has typed their PIN. */
export async function openPerson(place: Place, person: PersonWithPin): Promise<PersonAtDevice | null> {
  return sign(place, { person: person.id, since: place.now })
}

/** The same person for some more minutes; null once it is too late. */
export async function renewPerson(place: Place, token: string): Promise<PersonAtDevice | null> {
  const known = await read(place, token)

  return known && sign(place, { person: known.person.id, since: known.since })
}

/**
 * Who a token speaks for; null for one that is over or of another device. It follows from the PIN and from the key and
 * the branch of the device, so it ends as soon as one of them is another, and whoever works here no more is nobody.
 */
export async function resumePerson(place: Place, token: string): Promise<PersonWithPin | null> {
  return (await read(place, token))?.person ?? null
}

type Claims = { person: string; since: Temporal.Instant }

async function sign(place: Place, { person: id, since }: Claims): Promise<PersonAtDevice | null> {
  const found = await find(place, id)
  const until = earlier(place.now.add({ minutes: idleMinutes }), since.add({ hours: longestHours }))
  if (!found || Temporal.Instant.compare(until, place.now) <= 0) return null

  const text = [id, since.epochMilliseconds, until.epochMilliseconds].join('.')
  const { pin, ...person } = found
  const expiresAt = until.toString({ smallestUnit: 'millisecond' })
  return { token: `${text}.${signatureOf(place, text, pin.hash)}`, person, expiresAt }
}

async function read(
  place: Place,
  token: string,
): Promise<{ person: PersonWithPin; since: Temporal.Instant } | null> {
  const [id = '', since = '', until = '', signature = ''] = token.split('.')
  if (!isUuid(id) || ![since, until].every((each) => /^\d{1,15}$/.test(each))) return null
  const found = await find(place, id)
  if (!found) return null

  const { pin, ...person } = found
  const isRight = isSameSecret(signatureOf(place, [id, since, until].join('.'), pin.hash), signature)
  const isOver = Number(until) <= place.now.epochMilliseconds

  return isRight && !isOver ? { person, since: Temporal.Instant.fromEpochMilliseconds(Number(since)) } : null
}

const find = ({ payload, branch, now }: Place, person: string) =>
  findPersonWithPin(payload.db.pool, { branch, person, now })

function signatureOf({ payload, device, branch }: Place, text: string, pinHash: string): string {
  const key = Buffer.from(hkdfSync('sha256', payload.secret, 'theke pin', 'token', 32))

  return createHmac('sha256', key)
    .update([device.id, device.keyPrefix, branch, pinHash, text].join('\n'))
    .digest('base64url')
}

const earlier = (one: Temporal.Instant, other: Temporal.Instant): Temporal.Instant =>
  Temporal.Instant.compare(one, other) <= 0 ? one : other
