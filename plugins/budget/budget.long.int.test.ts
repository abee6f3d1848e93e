import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { growthOfBackends } from '#scripts/testing/backend-memory.ts'
import { badgeOf } from '#scripts/testing/callers.ts'
import { type RunningServer, startServerProcess } from '#scripts/testing/running-server.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

import { conditions, hostileQueries } from './testing/hostile-queries.ts'
import { storeLargeCatalogue } from './testing/large-catalogue.ts'
import { worstQueries } from './testing/worst-queries.ts'

const mostGrowth = 100 * 2 ** 20

let app: TestApp
let server: RunningServer
const headers: Record<'guest' | 'staff', Record<string, string>> = { guest: {}, staff: {} }

beforeAll(async () => {
  app = await createTestApp()
  await storeLargeCatalogue(app.pool)
  headers.staff = await badgeOf(app, ['ROLE_ADMIN'])
  server = await startServerProcess(app.databaseUrl, app.mediaDir)
  // A process of PostgreSQL grows by what it learns of the tables; from then on it is the query that counts.
  for (const slug of ['menus', 'products', 'branches']) await ask('guest', `/api/${slug}?depth=2`)
})

afterAll(async () => {
  await server.stop()
  await app.close()
})

describe.each([
  ['a guest', 'guest'],
  ['a person of the staff', 'staff'],
] as const)('%s', (_, asker) => {
  it('makes PostgreSQL grow by less than 100 MB with the worst that may be asked', async () => {
    const answers: [string, number][] = []
    const grown = await growthOfBackends(app.pool, async () => {
      for (const path of worstQueries(asker)) answers.push([path, (await ask(asker, path)).status])
    })

    expect(answers.filter(([, status]) => status !== 200)).toEqual([])
    expect(grown).toBeLessThan(mostGrowth)
  })

  it('makes PostgreSQL grow by less than 100 MB with all that may not', async () => {
    const answers: [string, number][] = []
    const grown = await growthOfBackends(app.pool, async () => {
      for (const { what, query } of hostileQueries(asker))
        answers.push([what, (await hostile(asker, query)).status])
    })

    expect(answers.filter(([, status]) => status !== 400)).toEqual([])
    expect(grown).toBeLessThan(mostGrowth)
  })

  it('is refused 400 conditions about as soon as one record is read', async () => {
    const refused = await medianOf(() => ask(asker, `/api/menus?${conditions(400)}`))
    const read = await medianOf((round) => ask(asker, `/api/branches?limit=1&depth=1&locale=${round}`))

    // Generous, since both take a few milliseconds and others use the machine as well.
    expect(refused).toBeLessThan(3 * read)
  })
})

it('health is told while everybody asks for too much, as it is under ordinary use', async () => {
  const tooMuch = (['guest', 'staff'] as const).flatMap((asker) =>
    hostileQueries(asker).map(
      ({ query }) =>
        () =>
          hostile(asker, query),
    ),
  )
  const ordinary = tooMuch.map(
    (_, place) => () => ask('guest', `/api/branches?limit=10&depth=1&locale=${place}`),
  )
  const usual = await slowHealth(() => fourAtATime(ordinary))
  const slow = await slowHealth(() => fourAtATime([...tooMuch, ...tooMuch, ...tooMuch]))

  expect(slow).toBeLessThan(Math.max(100, 3 * usual))
})

async function fourAtATime(sends: readonly (() => Promise<unknown>)[]): Promise<void> {
  for (let first = 0; first < sends.length; first += 4) {
    await Promise.all(sends.slice(first, first + 4).map((send) => send()))
  }
}

async function ask(asker: 'guest' | 'staff', path: string): Promise<{ status: number }> {
  const answer = await fetch(`${server.url}${path}`, { headers: headers[asker] })
  await answer.arrayBuffer()

  return answer
}

/** Longer queries than an address may hold come in the body of a POST that means GET. */
async function hostile(asker: 'guest' | 'staff', query: string): Promise<{ status: number }> {
  if (query.length < 12_000) return ask(asker, `/api/menus?${query}`)

  const answer = await fetch(`${server.url}/api/menus`, {
    method: 'POST',
    headers: {
      ...headers[asker],
      'content-type': 'application/x-www-form-urlencoded',
      'x-payload-http-method-override': 'GET',
    },
    body: query,
  })
  await answer.arrayBuffer()
  return answer
}

async function medianOf(act: (round: number) => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < 20; round += 1) {
    const started = performance.now()
    await act(round)
    times.push(performance.now() - started)
  }

  return times.toSorted((one, other) => one - other)[10] ?? 0
}

/** What nine of ten answers stay below: the very slowest tells of the machine. */
async function slowHealth(happen: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  let isOver = false
  const watch = async () => {
    while (!isOver) {
      const started = performance.now()
      await fetch(`${server.url}/healthz`).then((answer) => answer.arrayBuffer())
      times.push(performance.now() - started)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
  const watching = watch()
  await happen()
  isOver = true
  await watching

  return times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.9)] ?? 0
}
