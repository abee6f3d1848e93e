import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

import { spellOldPathsAlike } from './migrations/20261124_114502_integrity.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})

afterAll(() => app.close())

test('old addresses come into one spelling, and of two that become the same one is put aside, not lost', async () => {
  const stored = [
    ['/%C3%9Cber-uns', true, '2026-01-01', null],
    ['/menu', false, '2026-03-01', 'Flugblatt'],
    ['/Menu', true, '2026-02-01', null],
    ['/MENU', true, '2026-01-01', null],
  ] as const
  for (const [path, isEnabled, at, note] of stored) {
    await app.pool.query(
      `insert into redirects (id, path, target, is_enabled, note, updated_at) values ($1, $2, '/karte', $3, $4, $5)`,
      [randomUUID(), path, isEnabled, note, at],
    )
  }

  await spellOldPathsAlike(app.payload.db.drizzle)

  const { rows } = await app.pool.query<{ path: string; is_enabled: boolean; note: string | null }>(
    'select path, is_enabled, note from redirects order by updated_at, path collate "C"',
  )
  expect(rows.map(({ path, is_enabled, note }) => [path, is_enabled, note])).toEqual([
    [expect.stringMatching(/^\/menu~/), false, 'Abgeschaltet: „/MENU“ ist dieselbe Adresse wie „/menu“.'],
    ['/über-uns', true, null],
    ['/menu', true, null],
    [
      expect.stringMatching(/^\/menu~/),
      false,
      'Flugblatt\nAbgeschaltet: „/menu“ ist dieselbe Adresse wie „/menu“.',
    ],
  ])
})
