import { randomUUID } from 'node:crypto'
import type { MigrateUpArgs } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

import { up } from './migrations/20261123_220700_keys_out_of_figures.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})

afterAll(() => app.close())

test('what was counted before names no page that a key opens, and all others as they were', async () => {
  const paths = ['/status/AB12/geheim', '/Questionnaires/geheim', '/store/see', '/status']
  for (const path of paths) {
    await app.pool.query(
      `insert into analytics_logs (id, created_at, type, action, data) values ($1, now(), 'page', 'view', $2)`,
      [randomUUID(), JSON.stringify({ path, title: 'bleibt' })],
    )
    await app.pool.query(
      `insert into analytics_leads (id, name, source, landing_path) values ($1, 'Anna', 'website', $2)`,
      [randomUUID(), path],
    )
  }

  // A migration asks for no more of what it is given.
  await up({ db: app.payload.db.drizzle } as unknown as MigrateUpArgs)

  const logs = await app.pool.query<{ data: { path: string; title: string } }>(
    `select data from analytics_logs order by data ->> 'path' collate "C"`,
  )
  const leads = await app.pool.query<{ landing_path: string }>(
    'select landing_path from analytics_leads order by landing_path collate "C"',
  )
  const kept = ['/questionnaires', '/status', '/status', '/store/see']
  expect(logs.rows.map(({ data }) => data.path)).toEqual(kept)
  expect(logs.rows.every(({ data }) => data.title === 'bleibt')).toBe(true)
  expect(leads.rows.map((row) => row.landing_path)).toEqual(kept)
})
