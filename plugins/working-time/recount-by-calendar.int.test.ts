import { createLocalReq } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { dayNumberOf } from '#domain/time/calendar-day.ts'
import { inTransaction } from '#kernel/database/in-transaction.ts'
import { countStatements } from '#scripts/testing/count-statements.ts'
import { hire } from '#scripts/testing/hire.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'
import { openTwoBranches, type TwoBranches } from '#scripts/testing/two-branches.ts'

import { recountAbsences } from './operations/recount-absences.ts'

let app: TestApp
let { vienna, graz, admin } = {} as TwoBranches

type Stored = { doc: { id: string } }

beforeAll(async () => {
  app = await createTestApp()
  ;({ vienna, graz, admin } = await openTwoBranches(app))
})

afterAll(() => app.close())

const store = async (slug: string, values: object) =>
  (await readJson<Stored>(await admin.ask('POST', `/api/${slug}`, values))).doc.id
const daysOf = async (id: string) =>
  (await readJson<{ days: number | null }>(await admin.ask('GET', `/api/absences/${id}`))).days
const vacation = (user: string, branch: string, firstDay: string, lastDay: string) =>
  store('absences', { user, branch, type: 'vacation', status: 'approved', firstDay, lastDay })

async function engage(branch: string) {
  const person = await hire(app, 'ROLE_EMPLOYEE', [branch])
  await store('contracts', { user: person.id, branch, validFrom: '2026-01-01', weeklyMinutes: 2400 })

  return person.id
}

it('all company days that one request changes count', async () => {
  const id = await vacation(await engage(vienna), vienna, '2027-03-01', '2027-03-05')
  const company = { name: 'Inventur', share: 'half' }
  const days = await Promise.all(
    ['2027-03-02', '2027-03-03'].map((day) => store('company-days', { ...company, day })),
  )
  expect(await daysOf(id)).toBe(4)

  const req = await createLocalReq({}, app.payload)
  const data = { share: 'whole' as const }
  await inTransaction(req, async () => {
    for (const day of days) {
      await app.payload.update({ collection: 'company-days', id: day, data, overrideAccess: true, req })
    }
  })
  expect(await daysOf(id)).toBe(3)
})

it('a company day that is moved to another branch counts there and no longer where it was', async () => {
  const inVienna = await vacation(await engage(vienna), vienna, '2027-04-05', '2027-04-09')
  const inGraz = await vacation(await engage(graz), graz, '2027-04-05', '2027-04-09')
  const outing = { name: 'Ausflug', share: 'whole', day: '2027-04-07', branches: [vienna] }
  const day = await store('company-days', outing)
  expect([await daysOf(inVienna), await daysOf(inGraz)]).toEqual([4, 5])

  await admin.ask('PATCH', `/api/company-days/${day}`, { branches: [graz], day: '2027-04-06' })
  expect([await daysOf(inVienna), await daysOf(inGraz)]).toEqual([5, 4])
  await admin.ask('DELETE', `/api/company-days/${day}`)
  expect([await daysOf(inVienna), await daysOf(inGraz)]).toEqual([5, 5])
})

it('absences of a branch are counted by the holidays of its country and region, also once these change', async () => {
  const person = await engage(graz)
  const christmas = await vacation(person, graz, '2026-12-07', '2026-12-11')
  const epiphany = await vacation(person, graz, '2027-01-04', '2027-01-08')
  const elsewhere = await vacation(await engage(vienna), vienna, '2026-12-07', '2026-12-11')
  const days = async () => [await daysOf(christmas), await daysOf(epiphany), await daysOf(elsewhere)]
  expect(await days()).toEqual([4, 4, 4])

  await admin.ask('PATCH', `/api/branches/${graz}`, { country: 'DE', region: 'DE-HH' })
  expect(await days()).toEqual([5, 5, 4])
  await admin.ask('PATCH', `/api/branches/${graz}`, { region: 'DE-BY' })
  expect(await days()).toEqual([5, 4, 4])
  await admin.ask('PATCH', `/api/branches/${graz}`, { country: 'AT', region: null })
  expect(await days()).toEqual([4, 4, 4])
})

it('everybody whom a change of the calendar may touch is held in one order, whatever branch they are at', async () => {
  const [first = '', last = ''] = [await engage(vienna), await engage(graz)].toSorted()
  const [early = '', late = ''] = [vienna, graz].toSorted()
  await vacation(first, late, '2027-06-07', '2027-06-11')
  await vacation(last, early, '2027-06-07', '2027-06-11')
  const other = await app.pool.connect()
  const hold = (person: string, how = '') =>
    other.query<{ held: boolean | '' }>(
      `select pg_${how}advisory_xact_lock(hashtextextended($1, 0)) as held`,
      [`absences:${person}`],
    )
  await other.query('begin')
  await hold(first)
  const saving = store('company-days', { name: 'Fenstertag', share: 'whole', day: '2027-06-08' })
  await expect.poll(waiting).toBe(1)

  const { rows } = await hold(last, 'try_')
  await other.query('commit')
  other.release()
  await saving
  expect(rows).toEqual([{ held: true }])
})

it('who asks for leave while the calendar changes is counted by what it comes to, also for the first time', async () => {
  const person = await engage(vienna)
  const req = await createLocalReq({}, app.payload)
  const data = { name: 'Umzug', share: 'whole' as const, day: '2029-03-07' }
  const state = { isStored: false }
  const asking = await inTransaction(req, async () => {
    await app.payload.create({ collection: 'company-days', data, overrideAccess: true, req })
    const id = vacation(person, vienna, '2029-03-05', '2029-03-09').finally(() => (state.isStored = true))
    await expect.poll(async () => state.isStored || (await waiting()) === 1).toBe(true)
    // Not to be waited for here: it may wait for this very transaction.
    return { id }
  })

  expect(await daysOf(await asking.id)).toBe(4)
})

async function waiting(): Promise<number> {
  const { rows } = await app.pool.query<{ count: number }>(
    `select count(*)::int as count from pg_locks where locktype = 'advisory' and not granted`,
  )

  return rows[0]?.count ?? 0
}

it('however many absences a change touches, what they are counted by is read once', async () => {
  const [one, other] = [await engage(vienna), await engage(vienna)]
  await vacation(one, vienna, '2028-02-07', '2028-02-08')
  await vacation(one, vienna, '2028-02-14', '2028-02-15')
  const span = { from: dayNumberOf('2028-02-01'), to: dayNumberOf('2028-03-01') }
  const req = await createLocalReq({}, app.payload)
  const statements = (users: string[]) =>
    countStatements(app.payload, () =>
      recountAbsences(
        req,
        users.map((user) => ({ user, ...span })),
      ),
    )
  const few = await statements([one])
  await vacation(one, vienna, '2028-02-21', '2028-02-22')
  expect(await statements([one])).toBe(few)

  await vacation(other, vienna, '2028-02-21', '2028-02-22')
  // One more for the second person, who is held as well.
  expect(await statements([one, other])).toBe(few + 1)
})
