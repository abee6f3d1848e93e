import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, it } from 'vitest'

import { openPaidHouse, type PaidHouse } from '#plugins/day-ends/testing/paid-house.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

let app: TestApp
let house: PaidHouse

beforeAll(async () => {
  app = await createTestApp()
  house = await openPaidHouse(app)
  await app.pool.query(`update branches set name = 'Zum Anker' where id = $1`, [house.branch])
  for (const day of ['2026-11-19', '2026-11-20']) {
    await house.pay(`${day}T12:00:00Z`, 1507)
    await house.closeFitting(day)
  }
})

afterAll(() => app.close())

/** As `npm run verify-day-ends` does. */
function verify() {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, 'bootstrap.mjs'), 'verify-day-ends'],
    { env: { ...process.env, DATABASE_URL: app.databaseUrl, DATABASE_DIRECT_URL: '' }, encoding: 'utf8' },
  )

  return { status, lines: stdout.trim().split('\n'), stderr }
}

it('the command tells how far each chain fits, and the first day that does not', async () => {
  const { closed } = await house.day('2026-11-20')
  expect(verify()).toMatchObject({
    status: 0,
    lines: expect.arrayContaining([`✓ Zum Anker: 2 Tage, zuletzt ${closed?.hash}`]),
  })

  await app.pool.query('alter table payments disable trigger user')
  await app.pool.query(`update payments set amount = 1 where branch_id = $1 and at < '2026-11-20'`, [
    house.branch,
  ])
  const broken = verify()
  expect(broken.status).toBe(1)
  expect(broken.lines).toContain(
    '✗ Zum Anker: Nr. 1 vom 19.11.2026 stimmt nicht. Eine Zahlung ist anders aufgeteilt.',
  )
})
