import { afterAll, beforeAll, expect, it } from 'vitest'

import fc from 'fast-check'

import type { Statistics, StatisticsValues } from '#domain/insight/statistics/statistics.contract.ts'
import { uuidV7 } from '#kernel/database/uuid-v7.ts'
import { hire, type Hired, openBranch } from '#scripts/testing/hire.ts'
import { size } from '#scripts/testing/sizes.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'
import { howToRepeat, testSeed } from '#scripts/testing/test-seed.ts'

import { type CountedScan, writeScans } from './operations/write-scans.ts'

let app: TestApp
let lead: Hired
let branch: string
let codes: string[]

beforeAll(async () => {
  app = await createTestApp()
  branch = await openBranch(app, 'wien')
  lead = await hire(app, 'ROLE_ADMIN')
  codes = [await makeCode('tisch-7', branch), await makeCode('plakat', null)]
  await writeScans(app.pool, fc.sample(anyScan, { numRuns: scansDrawn, seed: testSeed }))
})

afterAll(() => app.close())

async function makeCode(path: string, originBranch: string | null): Promise<string> {
  const { id } = await app.payload.create({
    collection: 'qr-codes',
    data: { name: `Code ${path}`, path, targetType: 'url', url: '/aktion', origin: 'Tür', originBranch },
    overrideAccess: true,
  })

  return id
}

const scansDrawn = size({ short: 80, long: 2_000 })

const anyScan: fc.Arbitrary<CountedScan> = fc
  .record({
    at: fc.constantFrom(
      '2026-10-24T21:59:00Z',
      '2026-10-24T22:30:00Z',
      '2026-10-25T00:30:00Z',
      '2026-10-25T01:30:00Z',
      '2026-10-25T22:59:00Z',
      '2026-10-25T23:00:00Z',
    ),
    which: fc.constantFrom(0, 1),
    place: fc.constantFrom('', 'Tür', 'Theke'),
    key: fc.constantFrom('/aktion', '/karte'),
  })
  .map(({ at: moment, which, place, key }) => {
    const at = Temporal.Instant.from(moment)

    return {
      id: uuidV7(at.epochMilliseconds),
      at,
      day: at.toZonedDateTimeISO('Europe/Vienna').toPlainDate().toString(),
      code: codes[which] ?? '',
      batch: 0,
      place,
      target: { kind: 'url', key },
      device: 'phone',
      language: 'de',
    }
  })

const read = async (dataset: string, more: string, who = lead): Promise<Statistics> => {
  const answer = await who.ask('GET', `/api/statistics/${dataset}?from=2026-10-25&to=2026-10-25&${more}`)
  expect(answer.status).toBe(200)

  return readJson<Statistics>(answer)
}
const scansIn = (all: readonly { values: StatisticsValues }[]) =>
  all.reduce((sum, { values }) => sum + (values.scans ?? 0), 0)
const raw = async (sql: string) => {
  const { rows } = await app.pool.query<{ key: string; scans: number }>(
    `select ${sql} as key, count(*)::int as scans from qr_scans s join qr_codes c on c.id = s.code
      where s.at >= '2026-10-24T22:00Z' and s.at < '2026-10-25T23:00Z' group by 1 order by 2 desc, 1`,
  )
  return rows
}

it.each([
  ['qr-code-origins', 'place', 's.place'],
  ['qr-code-origins', 'code', 'c.path'],
  ['qr-code-targets', 'target', `s.target_kind || ' ' || s.target_key`],
  ['qr-code-targets', 'code', 'c.path'],
])('%s by %s are the scans of the log, on a day of 25 hours', async (dataset, by, sql) => {
  const answer = await read(dataset, `by=${by}&grain=hour`)
  const logged = await raw(sql)

  expect(
    answer.rows.map(({ key, values }) => ({ key, scans: values.scans })),
    howToRepeat,
  ).toEqual(logged)
  expect([answer.total.scans, scansIn(answer.series), answer.series.length]).toEqual([
    logged.reduce((sum, { scans }) => sum + scans, 0),
    answer.total.scans,
    25,
  ])
  expect(scansIn((await read(dataset, `by=${by}&grain=day`)).series)).toBe(answer.total.scans)
})

it('what hangs in a branch is counted for it and for its division, and what hangs nowhere for none', async () => {
  const { id: division } = await app.payload.create({
    collection: 'divisions',
    data: { name: 'Eck', identifier: 'eck' },
    overrideAccess: true,
  })
  await app.pool.query('update branches set division_id = $1 where id = $2', [division, branch])
  const [{ scans: ofTable } = { scans: 0 }] = (await raw('c.path')).filter(({ key }) => key === 'tisch-7')

  for (const narrowed of [`branch=${branch}`, `division=${division}`, 'code=tisch-7']) {
    const { total, rows } = await read('qr-code-origins', `by=code&${narrowed}`)
    expect([narrowed, total.scans, rows.map(({ key }) => key)]).toEqual([narrowed, ofTable, ['tisch-7']])
  }
})

it('whoever leads branches sees the scans of theirs and of what belongs to none', async () => {
  const other = await openBranch(app, 'linz')
  const [here, there] = [await hire(app, 'ROLE_MANAGER', [branch]), await hire(app, 'ROLE_MANAGER', [other])]
  const seenBy = async (who: Hired, dataset: string) => {
    const { rows, series, total } = await read(dataset, 'by=code&grain=hour', who)
    expect([scansIn(rows), scansIn(series)]).toEqual([total.scans, total.scans])
    return rows.map(({ key }) => key).toSorted()
  }

  for (const dataset of ['qr-code-origins', 'qr-code-targets']) {
    expect(await seenBy(here, dataset)).toEqual(['plakat', 'tisch-7'])
    expect(await seenBy(there, dataset)).toEqual(['plakat'])
  }
  // What hangs nowhere and opens a branch is of that one.
  await app.pool.query(`update qr_codes set target_type = 'branch', branch_id = $1 where path = 'plakat'`, [
    branch,
  ])
  expect(await seenBy(there, 'qr-code-targets')).toEqual([])
  await app.pool.query(`update qr_codes set target_type = 'url', branch_id = null where path = 'plakat'`)
})

it('a row by codes leads to its code', async () => {
  const { rows } = await read('qr-code-targets', 'by=code')

  expect(new Set(rows.map(({ path }) => path))).toEqual(
    new Set(codes.map((id) => `/collections/qr-codes/${id}`)),
  )
})

it('a row by places or targets leads to its one code, or to the list of all that it is made of', async () => {
  await makeCode('nur-hier', null)
  const [only] = await app.pool
    .query<{ id: string }>(`select id from qr_codes where path = 'nur-hier'`)
    .then(({ rows }) => rows)
  const at = Temporal.Instant.from('2026-10-25T10:00:00Z')
  const scan = { at, day: '2026-10-25', batch: 0, device: 'phone', language: 'de' } as const
  await writeScans(
    app.pool,
    ['Keller', 'Keller'].map((place) => ({
      ...scan,
      id: uuidV7(at.epochMilliseconds),
      code: only?.id ?? '',
      place,
      target: { kind: 'url', key: '/keller' } as const,
    })),
  )
  const pathOf = async (dataset: string, by: string, wanted: string) =>
    (await read(dataset, `by=${by}`)).rows.find(({ key }) => key === wanted)?.path ?? ''

  for (const path of [
    await pathOf('qr-code-origins', 'place', 'Keller'),
    await pathOf('qr-code-targets', 'target', 'url /keller'),
  ])
    expect(path).toBe(`/collections/qr-codes/${only?.id}`)
  const several = new URLSearchParams((await pathOf('qr-code-origins', 'place', 'Theke')).split('?')[1])
  expect([...several.values()].toSorted()).toEqual(codes.toSorted())
  const list = await lead.ask('GET', `/api/qr-codes?${several.toString()}`)
  expect((await readJson<{ docs: unknown[] }>(list)).docs).toHaveLength(codes.length)
})
