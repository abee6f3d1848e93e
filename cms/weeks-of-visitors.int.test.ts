import type { MigrateUpArgs } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { joinedSketch, sketchOf } from '#domain/insight/visits/sketch.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

import { up } from './migrations/20261130_171500_weeks_of_visitors.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})

afterAll(() => app.close())

const nobody = '00000000-0000-0000-0000-000000000000'

test('who came before weeks were kept is in the week of the day, once', async () => {
  const sunday = sketchOf([1, 2])
  const monday = sketchOf([2, 3])
  // More than are listed one by one.
  const crowd = sketchOf(Array.from({ length: 5000 }, (_, nth) => nth * 800_003))
  for (const [day, device, sketch] of [
    ['2026-11-29', 'phone', sunday],
    ['2026-11-30', 'phone', monday],
    ['2026-12-06', 'phone', crowd],
    ['2026-12-06', 'tablet', sunday],
  ] as const) {
    await app.pool.query(
      `insert into visit_sketches (span, start, division_id, branch_id, device, origin, sketch)
       values ('day', $1, $2, $2, $3, 'direct', $4)`,
      [day, nobody, device, Buffer.from(sketch)],
    )
  }

  // A migration asks for no more of what it is given.
  await up({ db: app.payload.db.drizzle } as unknown as MigrateUpArgs)

  const { rows } = await app.pool.query<{ start: string; device: string; sketch: Buffer }>(
    `select start::text as start, device, sketch from visit_sketches where span = 'week' order by start, device`,
  )
  expect(rows.map(({ start, device, sketch }) => [start, device, sketch.toString('hex')])).toEqual(
    (
      [
        ['2026-11-23', 'phone', sunday],
        ['2026-11-30', 'phone', joinedSketch([monday, crowd])],
        ['2026-11-30', 'tablet', sunday],
      ] as const
    ).map(([start, device, sketch]) => [start, device, Buffer.from(sketch).toString('hex')]),
  )
})
