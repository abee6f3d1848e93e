import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, it } from 'vitest'

import { openSheetHouse, type SheetHouse } from '#plugins/working-time/testing/sheet-house.ts'

let house: SheetHouse

beforeAll(async () => {
  house = await openSheetHouse()
})

afterAll(() => house.app.close())

/** As `npm run verify-time-sheets` does. */
function verify() {
  const { status, stdout } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, 'bootstrap.mjs'), 'verify-time-sheets'],
    {
      env: { ...process.env, DATABASE_URL: house.app.databaseUrl, DATABASE_DIRECT_URL: '' },
      encoding: 'utf8',
    },
  )

  return { status, lines: stdout.trim().split('\n') }
}

it('the command tells how far the closings of each person fit, and the first that does not', async () => {
  expect(verify()).toEqual({ status: 0, lines: ['✓ Noch kein Monat abgeschlossen'] })

  const anna = await house.engage()
  await house.app.pool.query(`update users set name = 'Anna Auer' where id = $1`, [anna.id])
  await house.close(anna)
  const { rows } = await house.app.pool.query<{ seal: string }>(
    `select seal from time_sheet_events where kind = 'closed'`,
  )
  expect(verify()).toEqual({ status: 0, lines: [`✓ Anna Auer: 1 Abschluss, zuletzt ${rows[0]?.seal}`] })

  await house.app.pool.query('alter table time_sheet_events disable trigger user')
  await house.app.pool.query(`update time_sheet_events set hash = repeat('0', 64) where kind = 'closed'`)
  expect(verify()).toEqual({
    status: 1,
    lines: ['✗ Anna Auer: März 2025 stimmt nicht. Der Zeitnachweis passt nicht zu seiner Prüfsumme.'],
  })
})
