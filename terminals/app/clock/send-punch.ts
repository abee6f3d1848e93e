import type { Outcome } from '#domain/api/call-of.ts'

import { sendPunchOf } from './clock-calls.ts'
import { openWorkOf, type Punch } from './punch.ts'
import type { SendResult } from './punch-queue.ts'

const mostMs = 12_000

type Sending = {
  /** The key of the clock, or what stands for it on a device of one's own. */
  key: string
  punch: Punch
  /** Null where the browser's session says who it is. */
  token: string | null
  nowMs: number
}

/** Sends one press with what the device's clock said then and says now, and says what became of it. */
export async function sendPunch({ key, punch, token, nowMs }: Sending): Promise<SendResult> {
  const { id, at, kind, person, task, project, branch } = punch
  const answer = await sendPunchOf[kind](fetch, {
    params: { accessToken: key, username: person.username },
    headers: token === null ? {} : { 'x-theke-person': token },
    body: {
      id,
      pressedAt: stamp(at),
      sentAt: stamp(nowMs),
      task,
      project,
      ...(branch === undefined ? {} : { branch }),
    },
    signal: AbortSignal.timeout(mostMs),
  })
  if (answer.ok) return { kind: 'done', work: openWorkOf(answer.body.activity) }
  if (token === null && isNotTheirs(answer)) return { kind: 'later', afterMs: null }

  return resultOf(answer, punch)
}

type Failed = Extract<Outcome<unknown>, { ok: false }>

/** Their session is over, or another person has signed in: it waits until they are there again. */
const isNotTheirs = ({ status, errors: [error] }: Failed): boolean =>
  status === 401 || (status === 403 && error?.code === 'not-allowed')

function resultOf(answer: Failed, { task, project }: Punch): SendResult {
  const { status, errors, retryAfterSeconds } = answer
  const [error] = errors
  if (status === 401) return { kind: error?.code === 'wrong-device-key' ? 'unpaired' : 'who-is-it' }
  if (errors.some(({ code }) => code === 'unknown-work') && (task || project)) return { kind: 'unknown-work' }
  if (answer.kind !== 'refused' || status >= 500 || status === 429 || status === 408) {
    return { kind: 'later', afterMs: retryAfterSeconds === null ? null : retryAfterSeconds * 1000 }
  }

  // What fits to nothing is in the ledger all the same; anything else is nowhere.
  return { kind: 'refused', message: error?.message ?? 'Das war nicht möglich.', isNoted: status === 409 }
}

const stamp = (ms: number): string => Temporal.Instant.fromEpochMilliseconds(ms).toString()
