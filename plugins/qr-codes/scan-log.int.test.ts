import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { preparePartitions } from '#kernel/database/prepare-partitions.ts'
import { uuidV7 } from '#kernel/database/uuid-v7.ts'
import { eventually } from '#scripts/testing/eventually.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

import { gatherScans } from './jobs/gather-scans.ts'
import { countScansAnew, type CountedScan, writeScans } from './operations/write-scans.ts'
import { scanLog } from './scan-tables.sql.ts'

const [poster, flyer] = ['0199aaaa-0000-7000-8000-000000000001', '0199aaaa-0000-7000-8000-000000000002']

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
beforeEach(() => app.pool.query('truncate qr_scans, qr_days, qr_months, qr_code_days'))
afterAll(() => app.close())

function scanAt(instant: string, more: Partial<CountedScan> = {}): CountedScan {
  const at = Temporal.Instant.from(instant)

  return {
    id: uuidV7(at.epochMilliseconds),
    at,
    day: at.toZonedDateTimeISO('Europe/Vienna').toPlainDate().toString(),
    code: poster,
    batch: 0,
    place: 'Schaufenster',
    target: { kind: 'url', key: '/aktion' },
    device: 'phone',
    language: 'de',
    ...more,
  }
}

const rowsOf = async (table: 'qr_scans' | 'qr_days') =>
  (await app.pool.query<Record<string, unknown>>(`select * from ${table} order by 1, 2, 3, 4, 5, 6`)).rows
/** What is wrong with longer sums: each is that of its days. */
const outOfStep = async () =>
  (
    await app.pool.query(`
      (select 'month', code::text, month::text, batch, place, target_kind, target_key, scans from qr_months
        union all select 'code', code::text, day::text, 0, '', '', '', scans from qr_code_days)
      except
      (select 'month', code::text, date_trunc('month', day)::date::text, batch, place, target_kind, target_key, sum(scans)
         from qr_days group by 1, 2, 3, 4, 5, 6, 7
        union all select 'code', code::text, day::text, 0, '', '', '', sum(scans) from qr_days group by 2, 3)`)
  ).rows
const inMonths = async () =>
  (
    await app.pool.query<{ months: number; days: number }>(
      'select (select sum(scans) from qr_months)::int as months, (select sum(scans) from qr_code_days)::int as days',
    )
  ).rows[0]
const scansIn = async () =>
  (await app.pool.query<{ scans: number }>('select coalesce(sum(scans), 0)::int as scans from qr_days'))
    .rows[0]?.scans

describe('the sums of days', () => {
  const month = Array.from({ length: 60 }, (_, index) =>
    scanAt(`2026-07-${String((index % 28) + 1).padStart(2, '0')}T22:30:00Z`, {
      code: index % 3 === 0 ? flyer : poster,
      batch: index % 4,
      device: index % 2 ? 'tablet' : 'phone',
      target: index % 5 ? { kind: 'url', key: '/aktion' } : { kind: 'branch', key: poster },
    }),
  )

  it('are written with the log, and made anew from it are the same', async () => {
    for (const some of [month.slice(0, 20), month.slice(20, 21), month.slice(21)]) {
      await writeScans(app.pool, some)
    }
    const before = await rowsOf('qr_days')
    await countScansAnew(app.pool, { from: '2026-07-01', to: '2026-07-31' })

    expect(before.reduce((sum, { scans }) => sum + Number(scans), 0)).toBe(60)
    expect(await rowsOf('qr_days')).toEqual(before)
    expect(await outOfStep()).toEqual([])
    expect(await inMonths()).toEqual({ months: 60, days: 60 })
  })

  it('come right again by the log, and other days stay as they are', async () => {
    await writeScans(app.pool, [scanAt('2026-07-01T10:00:00Z'), scanAt('2026-07-02T10:00:00Z')])
    await app.pool.query('update qr_days set scans = 7')
    await countScansAnew(app.pool, { from: '2026-07-02', to: '2026-07-02' })

    expect((await rowsOf('qr_days')).map(({ scans }) => scans)).toEqual([7, 1])
    // The month is the sum of its days, also of those that were not counted anew.
    expect(await inMonths()).toEqual({ months: 8, days: 2 })
  })

  it('count the same scan once, however often it is written', async () => {
    const [one, other] = [scanAt('2026-07-01T10:00:00Z'), scanAt('2026-07-01T10:00:00Z')]
    await writeScans(app.pool, [one])
    await writeScans(app.pool, [one, other])

    expect((await rowsOf('qr_scans')).length).toBe(2)
    expect(await scansIn()).toBe(2)
  })

  it('lose nothing when many processes count at once, and one counts anew meanwhile', async () => {
    const shares = Array.from({ length: 8 }, (_, share) =>
      Array.from({ length: 25 }, (_each, index) =>
        scanAt('2026-07-01T10:00:00Z', { batch: (index + share) % 5, code: index % 2 ? flyer : poster }),
      ),
    )
    await Promise.all([
      ...shares.map((share) => writeScans(app.pool, share)),
      countScansAnew(app.pool, { from: '2026-07-01', to: '2026-07-01' }),
    ])

    expect(await scansIn()).toBe(200)
    const before = await rowsOf('qr_days')
    await countScansAnew(app.pool, { from: '2026-07-01', to: '2026-07-01' })
    expect(await rowsOf('qr_days')).toEqual(before)
    expect(await outOfStep()).toEqual([])
    expect(await inMonths()).toEqual({ months: 200, days: 200 })
  })

  it('take addresses and places of any length', async () => {
    const key = `https://example.com/${'ä'.repeat(980)}`
    await writeScans(app.pool, [
      scanAt('2026-07-01T10:00:00Z', { target: { kind: 'url', key }, place: '😀'.repeat(80) }),
    ])

    expect(await scansIn()).toBe(1)
  })
})

describe('the log of scans', () => {
  const prepare = (now: string) =>
    preparePartitions({ pool: app.pool, log: scanLog, now: Temporal.Instant.from(now) })

  it('is kept as long as visits are, and the sums of its days beyond that', async () => {
    await prepare('2030-01-15T00:00:00Z')
    await writeScans(app.pool, [scanAt('2030-01-31T22:00:00Z'), scanAt('2030-02-01T12:00:00Z')])

    await prepare('2032-02-29T23:59:59Z')
    expect((await rowsOf('qr_scans')).length).toBe(2)
    await prepare('2032-03-01T00:00:00Z')
    expect((await rowsOf('qr_scans')).length).toBe(1)
    await prepare('2032-04-01T00:00:00Z')
    expect(await rowsOf('qr_scans')).toEqual([])
    expect(await scansIn()).toBe(2)
  })

  it('holds nothing that tells one person from another', async () => {
    await writeScans(app.pool, [scanAt('2026-07-01T10:00:00Z')])

    expect(Object.keys((await rowsOf('qr_scans'))[0] ?? {}).toSorted()).toEqual(
      'at batch code day device id language place target_key target_kind'.split(' '),
    )
  })
})

describe('while scans are gathered', () => {
  const silent = () => ({ error: vi.fn<(facts: object, text: string) => void>() })

  it('nobody waits for the log, and what it refuses is tried again', async () => {
    const broken = vi.fn<(text: string, values: unknown[]) => Promise<unknown>>()
    broken.mockRejectedValueOnce(new Error('the database is away'))
    broken.mockImplementation((text, values) => app.pool.query(text, values))
    const logger = silent()
    // Of a Payload no more is asked.
    const payload = { db: { pool: { query: broken } }, logger } as unknown as Parameters<
      typeof gatherScans
    >[0]['payload']
    const counter = gatherScans({ payload })

    expect(counter.note(scanAt('2026-07-01T10:00:00Z'))).toBeUndefined()
    await eventually(async () => expect(await scansIn()).toBe(1))
    expect(broken).toHaveBeenCalledTimes(2)
    expect(logger.error).toHaveBeenCalledTimes(1)
    await counter.stop()
  })

  it('what is still gathered is written at the end', async () => {
    const counter = gatherScans({ payload: app.payload })
    counter.note(scanAt('2026-07-01T10:00:00Z'))
    counter.note(scanAt('2026-07-01T11:00:00Z'))
    await counter.stop()

    expect(await scansIn()).toBe(2)
  })
})
