import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type PayloadRequest } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { parseTerm } from '#domain/operations/palette/palette-term.ts'
import { createRecordFixtures } from '#scripts/testing/record-fixtures.ts'
import { tellFigure } from '#scripts/testing/tell-figure.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'
import { openTwoBranches, type TwoBranches } from '#scripts/testing/two-branches.ts'

import { begunStatement, wholeStatement } from './palette/find-candidates.ts'
import { indexOf } from './palette/lexemes.sql.ts'
import { tableNameOf } from './palette/columns.ts'
import { narrowed } from './palette/narrowed.ts'
import { readableKinds } from './palette/readable-kinds.ts'
import { paletteOf } from './palette.port.ts'
import { largeBusiness, multiplyRow } from './testing/multiply-row.ts'

let app: TestApp
let cast: TwoBranches
let orderId: string

const sizes = { orders: 100_000, products: 10_000, customers: 10_000, logs: 100_000 } as const
const terms = [
  'hu',
  'huber',
  'müller anna',
  '12',
  '0664 12',
  '4567',
  'suppe 77',
  'gast99999@example.com',
  'xyzxyz',
]

beforeAll(async () => {
  app = await createTestApp()
  cast = await openTwoBranches(app)
  const fixtures = createRecordFixtures(app.payload)
  orderId = (await fixtures.store('orders', { branch: cast.graz, lastName: 'Vorlage' })).id
  await fixtures.store('products')
  await fixtures.store('customers', { branch: cast.graz })
  await fixtures.store('logs')
  for (const [table, given] of Object.entries(largeBusiness))
    await multiplyRow(app.pool, table, sizes[table as keyof typeof sizes], given)
}, 240_000)
afterAll(() => app.close())

async function requestOf(id: string): Promise<PayloadRequest> {
  const user = await app.payload.findByID({ collection: 'users', id, depth: 0, overrideAccess: true })

  return createLocalReq({ user: { ...user, collection: 'users' } }, app.payload)
}

async function plansOf(id: string, term: string): Promise<string[]> {
  const req = await requestOf(id)
  const asked = [req, await readableKinds(req), parseTerm(term)] as const
  const statements = [begunStatement(...asked), wholeStatement(...asked, () => true)]
  const plans = await Promise.all(
    statements.map(async (statement) => {
      if (!statement) throw new Error(`Nothing is asked for ${term}`)
      const { rows } = await app.payload.db.drizzle.execute(sql`explain ${statement}`)

      return rows.map((row) => String(row['QUERY PLAN'])).join('\n')
    }),
  )

  return plans
}

describe('with 100,000 orders, 10,000 products, 10,000 customers and 100,000 lines of the log', () => {
  const readsAll = /Seq Scan on (orders|products|customers|logs)\b/

  it.each(terms)(
    '%s is looked up in the indexes of words, also by whoever has a branch of many',
    async (term) => {
      const tables = Object.keys(sizes)
      const seen = [
        { id: cast.admin.id, own: tables },
        // The log is for those who answer for the house.
        { id: cast.ben.id, own: tables.filter((table) => table !== 'logs') },
      ]
      for (const { id, own } of seen) {
        for (const plan of await plansOf(id, term)) {
          expect(plan).not.toMatch(readsAll)
          // Processes beside the one that asks cost more than they bring where many type.
          expect(plan).not.toContain('Gather')
          for (const table of own) expect(plan).toContain(`Bitmap Index Scan on ${indexOf({ table })}`)
        }
      }
    },
  )

  it.each(terms)('%s costs who has a branch of few no look at all others', async (term) => {
    // The index of branches is the shorter way there.
    for (const { id } of [cast.mia, cast.tina])
      for (const plan of await plansOf(id, term)) expect(plan).not.toMatch(readsAll)
  })

  it('a search costs no more than some lookups by key', async () => {
    const search = (term: string) => cast.admin.ask('POST', '/api/desk/search', { term })
    const look = () => cast.admin.ask('GET', `/api/orders/${orderId}?depth=0`)
    const secondsOf = async (work: () => Promise<Response>) => {
      const began = performance.now()
      const answer = await work()
      expect(answer.status).toBe(200)
      await answer.text()
      return performance.now() - began
    }
    const ratios: number[] = []
    for (let round = 0; round < 8; round += 1) {
      let [searches, lookups] = [0, 0]
      for (const term of terms) {
        searches += await secondsOf(() => search(term))
        lookups += await secondsOf(look)
      }
      // The first rounds warm up.
      if (round > 2) ratios.push(searches / lookups)
    }
    const ratio = ratios.toSorted((one, other) => one - other)[Math.floor(ratios.length / 2)]
    tellFigure(`a search costs ${ratio?.toFixed(1)} lookups by key`)

    expect(ratio).toBeLessThan(14)
  })

  it('what is found does not wait for what the work has left behind', async () => {
    const held = await app.pool.connect()
    await held.query('begin')
    await held.query('lock table logs in access exclusive mode')
    try {
      const answer = await cast.admin.ask('POST', '/api/desk/search', { term: 'huber' })
      expect(answer.status).toBe(200)
      const { groups } = await readJson<{ groups: { slug: string }[] }>(answer)
      expect(groups.map(({ slug }) => slug)).toEqual(expect.arrayContaining(['orders', 'customers']))
      expect(groups.map(({ slug }) => slug)).not.toContain('logs')
    } finally {
      await held.query('rollback')
      held.release()
    }
    const again = await cast.admin.ask('POST', '/api/desk/search', { term: 'huber' })
    const { groups } = await readJson<{ groups: { slug: string }[] }>(again)
    expect(groups.map(({ slug }) => slug)).toContain('logs')
  })

  it('an employee of the branch without orders finds none of the 100,000', async () => {
    for (const term of terms) {
      const answer = await cast.tina.ask('POST', '/api/desk/search', { term })
      const { groups } = await readJson<{ groups: { slug: string }[] }>(answer)

      expect(groups.map(({ slug }) => slug)).not.toContain('orders')
      expect(groups.map(({ slug }) => slug)).not.toContain('customers')
    }
  })
})

it('every kind has an index that fits its search', async () => {
  const req = await requestOf(cast.admin.id)
  const kinds = await readableKinds(req)
  expect(kinds.map(({ slug }) => slug).toSorted()).toEqual(
    paletteOf(app.payload.config)
      .kinds.map(({ slug }) => slug)
      .toSorted(),
  )
  const statement = begunStatement(req, kinds, parseTerm('huber'))
  const plan = await app.payload.db.drizzle.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`)
    const { rows } = await tx.execute(sql`explain ${statement}`)
    return rows.map((row) => String(row['QUERY PLAN'])).join('\n')
  })

  for (const { slug } of kinds)
    expect(plan).toContain(`Bitmap Index Scan on ${indexOf({ table: tableNameOf(app.payload, slug) })}`)
})

it('whatever a role may see in part only is asked for in the statement itself', async () => {
  for (const { id } of [cast.mia, cast.tina]) {
    const kinds = await readableKinds(await requestOf(id))
    const unsaid = kinds.filter(
      ({ slug, where }) => where !== true && narrowed({ payload: app.payload, slug }, where) === null,
    )

    expect(unsaid.map(({ slug }) => slug)).toEqual([])
  }
})
