import { createLocalReq } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { Branch } from '#cms/payload-types.ts'
import type { MonthRow } from '#domain/workforce/time-sheets.contract.ts'
import { peopleWithPin } from '#plugins/pins/pins.port.ts'
import { deriveActivities } from '#plugins/working-time/ledger/derive-activities.ts'
import { verifyTimeSheets } from '#plugins/working-time/working-time.port.ts'
import { ensureFirstUser } from '#scripts/database/ensure-first-user.ts'
import { hire, type Hired, openBranch } from '#scripts/testing/hire.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'

import { market } from '../shop/market.data.ts'
import { inTransaction } from './in-transaction.ts'
import { storeTeam } from './store-team.ts'

const now = Temporal.Instant.from('2025-11-20T18:40:00Z')
let app: TestApp
let branch: string
let firstLogin: { email: string } | undefined
let admin: Hired

beforeAll(async () => {
  app = await createTestApp()
  branch = await openBranch(app, 'marktplatz')
  const stored: Branch = await app.payload.findByID({ collection: 'branches', id: branch, depth: 0 })
  await inTransaction(app.payload, (req) =>
    storeTeam(req, { branches: [{ demo: market, branch: stored }], now }),
  )
  firstLogin = await ensureFirstUser(app.payload, true)
  admin = await hire(app, 'ROLE_ADMIN')
})
afterAll(() => app.close())

const monthOf = async (month: string): Promise<MonthRow[]> => {
  const answer = await admin.ask('GET', `/api/time-sheets/balances?month=${month}&branch=${branch}`)

  return (await readJson<{ docs: MonthRow[] }>(answer)).docs
}
const count = async (what: string): Promise<number> => {
  const { rows } = await app.pool.query<{ count: number }>(`select count(*)::int as count from ${what}`)

  return rows[0]?.count ?? 0
}

describe('the team of the demo', () => {
  it('leaves it to the first start to let somebody in, once', async () => {
    expect(firstLogin?.email).toBe('admin@theke.example')
    expect(await ensureFirstUser(app.payload, true)).toBeUndefined()
  })

  it('is twelve who can press at the clock, but nobody who could let others in', async () => {
    expect(await count('users')).toBe(14)
    expect(await count(`users_roles where value = 'ROLE_ADMIN'`)).toBe(2)
    expect(await count(`users where hash is not null`)).toBe(2)
    expect(await peopleWithPin(app.pool, branch, now)).toHaveLength(11)
    expect(await count('contracts')).toBe(13)
  })

  it('has two months closed whose seals fit, but those of its lead, which wait for the administration', async () => {
    const closings = await verifyTimeSheets(app.pool)

    expect(closings.map(({ closings, problem }) => [closings, problem])).toEqual(
      Array.from({ length: 11 }, () => [2, null]),
    )
    for (const month of ['2025-08', '2025-09']) {
      const rows = await monthOf(month)
      expect(rows.map(({ person, state, differs }) => [person.name, state, differs])).toEqual(
        rows.map(({ person: { name } }) => [
          name,
          name === 'Magdalena Rusch' ? 'confirmed' : 'closed',
          false,
        ]),
      )
      expect(rows).toHaveLength(12)
    }
  })

  it('has something to look at in the month after, and goes on working in this one', async () => {
    const [last, current] = [await monthOf('2025-10'), await monthOf('2025-11')]
    const names = (rows: MonthRow[], is: (row: MonthRow) => boolean) =>
      rows.filter(is).map(({ person }) => person.name)

    expect(names(last, ({ state }) => state === 'objected')).toEqual(['Katharina Nussbaumer'])
    expect(names(last, ({ state }) => state === 'confirmed')).toHaveLength(3)
    expect(names(last, ({ unfinished }) => unfinished > 0)).toEqual(['Matteo Rinaldi'])
    expect(names(last, ({ conflicts }) => conflicts > 0)).toEqual(['Hanna Gmeiner'])
    expect(names(current, ({ unfinished }) => unfinished > 0)).toContain('Dominik Stadler')
    // Whoever works what is planned is off by hours, not by days.
    const times = last.flatMap(({ balances }) => balances.filter(({ account }) => account === 'time'))
    expect(times).toHaveLength(12)
    expect(times.filter(({ minutes }) => Math.abs(minutes) > 50 * 60)).toEqual([])
  })

  it('goes to whoever pays, by the numbers of the inn and of its people', async () => {
    await app.payload.update({ collection: 'branches', id: branch, data: { payroll: market.record.payroll } })
    const path = `/api/time-sheets/payroll/${branch}/2025-08/lodas?isPartial=true`
    const answer = await admin.ask('GET', path)
    const lines = (await answer.text()).split('\r\n')

    expect(answer.status).toBe(200)
    expect(lines.filter((line) => line.startsWith('BeraterNr='))).toEqual(['BeraterNr=29098'])
    for (const number of [102, 107, 112])
      expect(lines.filter((line) => line.split(';')[2] === String(number))).not.toEqual([])
  })

  it('has activities that are what its ledger says', async () => {
    const read = async () => {
      const { rows } = await app.pool.query(
        `select to_jsonb(a) - 'updated_at' as activity from working_activities a order by id`,
      )
      return JSON.stringify(rows)
    }
    const before = await read()
    await app.pool.query('delete from working_activities')
    const { rows } = await app.pool.query<{ id: string }>('select id from users')
    const req = await createLocalReq({}, app.payload)
    for (const { id } of rows) await deriveActivities(req, id, null)

    expect(JSON.parse(await read())).toEqual(
      (JSON.parse(before) as { activity: object }[]).map(({ activity }) => ({
        activity: { ...activity, created_at: expect.any(String) },
      })),
    )
    expect(await count('working_activities')).toBeGreaterThan(600)
    expect(await count('working_activities_breaks')).toBeGreaterThan(400)
  })

  it('knows what is needed, what is published, open and still a draft', async () => {
    expect(await count('staffing_needs')).toBe(6)
    expect(await count('shift_templates')).toBe(8)
    expect(await count(`working_schedules where status = 'draft' and "from" > '2025-12-08'`)).toBeGreaterThan(
      30,
    )
    expect(
      await count(
        `working_schedules where status = 'published' and user_id is null and "from" > '2025-11-20'`,
      ),
    ).toBeGreaterThan(2)
    expect(await count(`absences where status = 'requested' and days > 0`)).toBe(2)
    expect(
      await count(`absences where status = 'approved' and days > 0 and approved_by_id is not null`),
    ).toBe(7)
    expect(await count(`working_activities where project_id is not null`)).toBeGreaterThan(10)
  })
})
