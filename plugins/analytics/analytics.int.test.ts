import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { AnalyticsLogPage } from '#domain/insight/analytics-log.contract.ts'
import { anyone, type Caller, employ } from '#scripts/testing/callers.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

import { preparePartitions } from '#kernel/database/prepare-partitions.ts'
import { uuidV7 } from '#kernel/database/uuid-v7.ts'

import { visitLog } from './analytics-tables.sql.ts'

let app: TestApp
let manager: Caller
let visitor: Caller

beforeAll(async () => {
  app = await createTestApp()
  manager = await employ(app, ['ROLE_MANAGER'])
  visitor = anyone(app)
})

afterAll(() => app.close())

const list = async (query: string) =>
  (await manager('GET', `/api/analytics-logs?${query}`)).body as unknown as AnalyticsLogPage

async function insertAt(instant: string, type: string): Promise<void> {
  const at = Date.parse(instant)
  await app.pool.query(
    `insert into analytics_logs (id, created_at, type, action) values ($1, $2, $3, 'view')`,
    [uuidV7(at), new Date(at), type],
  )
}

describe('an entry of the log', () => {
  it('that holds half a mark of Unicode is refused as what it is, not for an id', async () => {
    const body = { type: 'page', action: 'view', category: 'shop', data: { path: '/\ud800' } }

    expect(await visitor('POST', '/api/analytics-logs', body)).toMatchObject({
      status: 400,
      body: { errors: [{ code: 'validation', message: 'Bitte überprüfen Sie Ihre Eingaben.' }] },
    })
  })

  it('is written by visitors, and read by managers alone', async () => {
    const made = await visitor('POST', '/api/analytics-logs', {
      type: 'page',
      action: 'view',
      category: 'shop',
      data: { path: '/store', width: 1280 },
    })
    const { id } = made.body.doc as { id: string }

    expect(made.status).toBe(201)
    expect((await manager('GET', `/api/analytics-logs/${id}`)).body).toEqual(made.body.doc)
    expect((await visitor('GET', `/api/analytics-logs/${id}`)).status).toBe(401)
    const editor = await employ(app, ['ROLE_EDITOR'])
    expect((await editor('GET', '/api/analytics-logs')).status).toBe(403)
  })

  it('tells nobody how to open the page of an order or a questionnaire', async () => {
    for (const path of ['/status/wer/geheim', '/Status/wer/geheim/', '/questionnaires/geheim']) {
      const body = { type: 'page', action: 'view', category: 'shop', data: { path, width: 1280 } }
      const made = await visitor('POST', '/api/analytics-logs', body)

      expect(made.body.doc).toMatchObject({
        data: { path: expect.not.stringMatching(/wer|geheim/), width: 1280 },
      })
    }
    expect(JSON.stringify(await list('limit=500'))).not.toMatch(/wer|geheim/)
  })

  it.each([
    [{ type: 'page' }, 'action'],
    [{ type: '', action: 'view' }, 'type'],
    [{ type: 'page', action: 'view', data: [] }, 'data'],
    [{ type: 'page', action: 'view', data: { a: 'x'.repeat(9000) } }, 'data'],
    [{ type: 'page', action: 'view', ip: '1.2.3.4' }, ''],
  ])('%j is refused at "%s"', async (body, field) => {
    expect(await visitor('POST', '/api/analytics-logs', body)).toMatchObject({
      status: 400,
      body: { errors: [{ field, code: 'validation' }] },
    })
  })

  it('is not found under any other id', async () => {
    for (const id of ['01900000-0000-7000-8000-000000000000', '6f1e0c1e-7a6b-4b43-9d7e-0d7c8a1f2b3c']) {
      expect((await manager('GET', `/api/analytics-logs/${id}`)).status).toBe(404)
    }
    expect((await manager('GET', '/api/analytics-logs/abc')).status).toBe(400)
  })

  it('cannot be changed or removed', async () => {
    const { status } = await manager('DELETE', '/api/analytics-logs/01900000-0000-7000-8000-000000000000')

    expect(status).toBe(404)
  })
})

describe('the list of the log', () => {
  beforeAll(async () => {
    for (let minute = 10; minute < 15; minute += 1) await insertAt(`2026-05-01T10:${minute}:00Z`, 'listed')
    await insertAt('2026-05-02T10:00:00Z', 'listed')
  })

  it('shows the newest first, in pages and by going on after an entry', async () => {
    const first = await list('type=listed&limit=4')
    const second = await list('type=listed&limit=4&page=2')
    const after = await list(`type=listed&limit=4&before=${first.nextBefore}`)

    expect(first).toMatchObject({
      totalDocs: 6,
      totalPages: 2,
      hasNextPage: true,
      nextPage: 2,
      isTotalEstimated: false,
    })
    expect(first.docs[0]?.createdAt).toBe('2026-05-02T10:00:00.000Z')
    expect(second).toMatchObject({ hasNextPage: false, hasPrevPage: true, prevPage: 1, pagingCounter: 5 })
    expect(after.docs).toEqual(second.docs)
  })

  it('is filtered by words and by a period, whose last day counts in full', async () => {
    expect((await list('type=listed&from=2026-05-02&to=2026-05-02')).totalDocs).toBe(1)
    expect((await list('type=listed&to=2026-05-01T10:12:00Z')).totalDocs).toBe(3)
    expect((await list('type=listed&action=click')).docs).toEqual([])
    expect((await list('category=nichts')).docs).toEqual([])
  })

  it.each(['limit=0', 'limit=501', 'page=0', 'from=gestern', 'before=1', 'page=9000&limit=500'])(
    'refuses %s in German',
    async (query) => {
      expect((await manager('GET', `/api/analytics-logs?${query}`)).status).toBe(400)
    },
  )
})

describe('the partitions', () => {
  const partitions = async () => {
    const { rows } = await app.pool.query<{ name: string }>(
      `select inhrelid::regclass::text as name from pg_inherits where inhparent = 'analytics_logs'::regclass`,
    )
    return rows.map(({ name }) => name).toSorted()
  }
  const prepare = (now: string) =>
    preparePartitions({ pool: app.pool, log: visitLog, now: Temporal.Instant.from(now) })

  it('are made ahead, take over what waited for them, and go when their time is over', async () => {
    await insertAt('2030-01-10T00:00:00Z', 'waiting')
    await Promise.all([prepare('2030-01-15T00:00:00Z'), prepare('2030-01-15T00:00:00Z')])

    expect(await partitions()).toEqual([
      'analytics_logs_2030_01',
      'analytics_logs_2030_02',
      'analytics_logs_2030_03',
      'analytics_logs_2030_04',
      'analytics_logs_default',
    ])
    const { rows } = await app.pool.query(
      `select tableoid::regclass::text as place from analytics_logs where type = 'waiting'`,
    )
    expect(rows).toEqual([{ place: 'analytics_logs_2030_01' }])

    await prepare('2032-03-01T00:00:00Z')
    expect(await partitions()).not.toContain('analytics_logs_2030_01')
    expect((await list('type=waiting')).docs).toEqual([])
  })
})
