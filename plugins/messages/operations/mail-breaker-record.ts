import type { Pool } from 'pg'

import {
  type Admission,
  admissionOf,
  afterFailure,
  type BreakerRules,
  type BreakerState,
  closedBreaker,
} from '#domain/operations/messages/mail-breaker.ts'
import { inTurn, type Querying } from '#kernel/database/in-turn.ts'

/** A probe that says nothing for as long is followed by another one. */
const probeSeconds = 60

export type Admitted = { admission: Admission; waitSeconds: number }

/** Whether a mail may be tried now; of all processes one gets to probe a server that was away. */
export async function askBreaker(pool: Pool, server: string, now: Temporal.Instant): Promise<Admitted> {
  const state = await readBreaker(pool, server)
  if (admissionOf(state, now) !== 'probe') return admitted(state, now)

  return inTurn(pool, keyOf(server), async (connection) => {
    const current = await readBreaker(connection, server)
    const answer = admitted(current, now)
    if (answer.admission === 'probe')
      await writeBreaker(connection, server, { ...current, openUntil: now.add({ seconds: probeSeconds }) })

    return answer
  })
}

const admitted = (state: BreakerState, now: Temporal.Instant): Admitted => ({
  admission: admissionOf(state, now),
  waitSeconds: state.openUntil ? Math.max(0, state.openUntil.since(now).total('seconds')) : 0,
})

/** Notes that a server failed; answers for how many seconds it is left alone, if it is. */
export function noteServerFailure(
  pool: Pool,
  server: string,
  failure: { now: Temporal.Instant; isProbe: boolean; rules: BreakerRules },
): Promise<number | null> {
  return inTurn(pool, keyOf(server), async (connection) => {
    const state = afterFailure(await readBreaker(connection, server), failure)
    await writeBreaker(connection, server, state)

    return state.openUntil && admitted(state, failure.now).waitSeconds
  })
}

/** An SQL condition on whether nobody has to ask before a message is tried. */
export const isOpenFor = (server: string): string =>
  `not exists (select from mail_servers where name = ${server} and open_until is not null)`

/** Part of a statement that notes that a server has answered: whatever it said, it is there. */
export const closingBreakerOf = (server: string): string => `
  update mail_servers set failures = 0, openings = 0, open_until = null, changed_at = now()
   where name = ${server} and failures > 0`

async function readBreaker(database: Querying, server: string): Promise<BreakerState> {
  const { rows } = await database.query<{ failures: number; openings: number; until: number | null }>({
    name: 'read-mail-breaker',
    text: `select failures, openings, (extract(epoch from open_until) * 1000)::float8 as until
             from mail_servers where name = $1`,
    values: [server],
  })
  const [row] = rows
  if (!row) return closedBreaker
  const { failures, openings, until } = row
  const openUntil = until === null ? null : Temporal.Instant.fromEpochMilliseconds(Math.round(until))

  return { failures, openings, openUntil }
}

async function writeBreaker(database: Querying, server: string, state: BreakerState): Promise<void> {
  await database.query({
    name: 'write-mail-breaker',
    text: `insert into mail_servers (name, failures, openings, open_until) values ($1, $2, $3, $4)
           on conflict (name) do update
             set failures = excluded.failures, openings = excluded.openings, open_until = excluded.open_until,
                 changed_at = now()`,
    values: [server, state.failures, state.openings, state.openUntil?.toString() ?? null],
  })
}

const keyOf = (server: string): string => `mail-breaker:${server}`
