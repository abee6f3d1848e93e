import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

import { recordStatements } from '#scripts/testing/count-statements.ts'
import { size } from '#scripts/testing/sizes.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'
import { welchP, withoutOutliers } from '#scripts/testing/welch.ts'

let app: TestApp

/** Names of the same length, so that nothing differs but what stands behind them. */
const states = { unknown: 'person-u', open: 'person-o', disabled: 'person-d', expired: 'person-e' }
type State = keyof typeof states
const all = Object.keys(states) as State[]
const known = {
  open: {},
  disabled: { isBlocked: true },
  expired: { expiresAt: '2026-01-01T00:00:00.000Z' },
} as const
const ways = ['/api/users/login', '/api/auth/authenticate']
const turns = size({ short: 12, long: 150 })
/** By chance some rounds differ, and by chance not all of them. */
const mostRounds = 4
const timeout = size({ short: 10, long: 60 }) * 60_000

beforeAll(async () => {
  app = await createTestApp()
  for (const [state, data] of Object.entries(known)) {
    const username = states[state as keyof typeof known]
    const { id } = await app.payload.create({
      collection: 'users',
      data: {
        email: `${username}@example.com`,
        username,
        password: 'ein-gutes-passwort',
        firstName: 'Anna',
        lastName: 'Auer',
        roles: ['ROLE_EMPLOYEE'],
      },
      overrideAccess: true,
    })
    await app.payload.update({ collection: 'users', id, data, overrideAccess: true })
  }
})

beforeEach(openLocks)

afterAll(() => app.close())

function openLocks() {
  return app.pool.query(`delete from payload_kv where key like 'login-attempts:%'`)
}

async function guess(way: string, state: State): Promise<string> {
  const answer = await app.fetch(way, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: states[state], password: 'ein-falsches-passwort' }),
  })

  return `${answer.status} ${await answer.text()}`
}

it.each(ways)(
  'a stranger gets one answer at %s, whatever the state of the account, by the same statements',
  async (way) => {
    const seen: Record<string, [answers: string[], statements: string[]]> = {}
    for (const state of all) {
      const answers: string[] = []
      // The sixth one finds the name locked.
      const statements = await recordStatements(app.payload, async () => {
        for (let attempt = 0; attempt < 6; attempt += 1) answers.push(await guess(way, state))
      })
      seen[state] = [answers.map((answer) => answer.replace(/"retryAfterSeconds":\d+/, '')), statements]
    }

    expect(seen.unknown?.[0].map((answer) => answer.slice(0, 3))).toEqual([
      '401',
      '401',
      '401',
      '401',
      '401',
      '429',
    ])
    for (const state of all) expect.soft([state, seen[state]]).toEqual([state, seen.unknown])
  },
)

it('and after the same time', { timeout }, async () => {
  const differing = new Set<State>(['open', 'disabled', 'expired'])
  const found: [State, number][] = []
  for (let round = 0; round < mostRounds && differing.size > 0; round += 1) {
    const times = await measure()
    for (const state of differing) {
      const p = welchP(...withoutOutliers(times[state], times.unknown))
      found.push([state, p])
      if (p > 0.01) differing.delete(state)
    }
  }

  expect([[...differing], found]).toEqual([[], found])
})

/** Each state once in every turn, beginning with another one each time. */
async function measure(): Promise<Record<State, number[]>> {
  const times: Record<State, number[]> = { unknown: [], open: [], disabled: [], expired: [] }
  for (let turn = -1; turn < turns; turn += 1) {
    await openLocks()
    const first = (turn + all.length) % all.length
    for (const state of [...all.slice(first), ...all.slice(0, first)]) {
      const startedMs = performance.now()
      await guess('/api/users/login', state)
      if (turn >= 0) times[state].push(performance.now() - startedMs)
    }
  }

  return times
}
