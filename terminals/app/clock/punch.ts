import { hexOf } from '#domain/api/hex-of.ts'
import type { PunchKind } from '#domain/workforce/ledger/ledger-event.ts'
import { type OpenWork, workAfterPunch } from '#domain/workforce/ledger/next-punches.ts'

import { asHouseTime } from '../connection/house-clock.ts'

/** Who pressed, as the list of the clock names them. */
export type Presser = { id: string; username: string; name: string }

/** What somebody pressed at this clock and the server has not answered yet. Instants are ms of the device's clock. */
export type Punch = {
  /** Made here, so that a press that is sent again counts once. */
  id: string
  at: number
  kind: PunchKind
  person: Presser
  task: string | null
  project: string | null
  /** Whether it is known that they pressed it themselves. What is not waits until they say so, with their PIN. */
  isProven: boolean
  /** On a device of their own: where they work. A clock of a branch knows it by itself. */
  branch?: string
}

/** What the server did not take, in its words, until somebody has seen it. */
export type RefusedPunch = {
  move: Punch
  message: string
  at: number
  /** The server has kept it all the same, for people to judge. */
  isNoted?: boolean
}

/** A version-4 UUID; `crypto.randomUUID` is missing without a secure context, and houses have such networks. */
export function makePunchId(random: Uint8Array = crypto.getRandomValues(new Uint8Array(16))): string {
  const bytes = Uint8Array.from(random)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = hexOf(bytes)

  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

/** What somebody works at by an activity, which may be over. */
export const openWorkOf = (
  activity: { state: string | null; startedAt: string | null } | null,
): OpenWork | null =>
  activity?.state === 'running' || activity?.state === 'paused'
    ? { state: activity.state, fromMs: Date.parse(activity.startedAt ?? '') }
    : null

/** What somebody will work at once all that they pressed here has arrived. */
export const asPunched = (
  work: OpenWork | null,
  person: string,
  punches: readonly Punch[],
): OpenWork | null =>
  punches
    .filter((punch) => punch.person.id === person)
    .reduce((before, { kind, at }) => workAfterPunch(before, { kind, atMs: asHouseTime(at) }), work)
