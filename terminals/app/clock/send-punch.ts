import type { Place } from '../connection/place.ts'
import { sendPunchOf } from './clock-calls.ts'
import { openStateOf, type Punch } from './punch.ts'
import type { SendResult } from './punch-queue.ts'

const mostMs = 12_000

type Sending = { place: Pick<Place, 'key'>; punch: Punch; token: string; nowMs: number }

/** Sends one press with what the device's clock said then and says now, and says what became of it. */
export async function sendPunch({ place, punch, token, nowMs }: Sending): Promise<SendResult> {
  const { id, at, kind, person, task, project } = punch
  const answer = await sendPunchOf[kind](fetch, {
    params: { accessToken: place.key, username: person.username },
    headers: { 'x-theke-person': token },
    body: { id, pressedAt: stamp(at), sentAt: stamp(nowMs), task, project },
    signal: AbortSignal.timeout(mostMs),
  })
  if (answer.ok) return { kind: 'done', state: openStateOf(answer.body.activity) }

  const { status, errors, retryAfterSeconds } = answer
  const [error] = errors
  if (status === 401) return { kind: error?.code === 'wrong-device-key' ? 'unpaired' : 'who-is-it' }
  if (errors.some(({ code }) => code === 'unknown-work') && (task || project)) return { kind: 'unknown-work' }
  if (answer.kind !== 'refused' || status >= 500 || status === 429 || status === 408) {
    return { kind: 'later', afterMs: retryAfterSeconds === null ? null : retryAfterSeconds * 1000 }
  }

  return { kind: 'refused', message: error?.message ?? 'Das war nicht möglich.' }
}

const stamp = (ms: number): string => Temporal.Instant.fromEpochMilliseconds(ms).toString()
