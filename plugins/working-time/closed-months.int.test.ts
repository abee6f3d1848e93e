import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { verdict } from '#scripts/testing/hire.ts'

import { verifyTimeSheets } from './sheets/verify-time-sheets.ts'
import { april, leave, march, openSheetHouse, type SheetHouse } from './testing/sheet-house.ts'

let house: SheetHouse

beforeAll(async () => {
  house = await openSheetHouse()
})

afterAll(() => house.app.close())

const refused = async (answer: Promise<Response>) => verdict(await answer)
const step: SheetHouse['step'] = (...given) => house.step(...given)
const bySize = (one: number, other: number) => one - other

describe('a closed month', () => {
  it('is changed by no entry, correction or withdrawal by hand until it is opened again', async () => {
    const anna = await house.engage()
    const id = await house.work(anna, '2025-03-03')
    await house.close(anna)
    const path = '/api/working-activities'
    const closed = { status: 409, codes: ['month-closed'] }
    const entry = (day: string) => ({
      user: anna.id,
      branch: house.vienna,
      state: 'ended',
      startedAt: `${day}T08:00:00Z`,
      endedAt: `${day}T10:00:00Z`,
    })

    for (const by of [house.mia, house.admin]) {
      expect(await refused(by.ask('POST', path, entry('2025-03-20')))).toEqual(closed)
      expect(await refused(by.ask('POST', path, entry('2025-02-20')))).toEqual(closed)
      expect(await refused(by.ask('PATCH', `${path}/${id}`, { note: 'x', reason: 'Notiz' }))).toEqual(closed)
      expect(await refused(by.ask('DELETE', `${path}/${id}?reason=Doppelt`))).toEqual(closed)
    }
    expect((await house.mia.ask('POST', path, entry('2025-04-01'))).status).toBe(201)

    await step(house.mia, anna, 'reopen', { reason: 'Der 20. fehlt.' })
    expect((await house.mia.ask('POST', path, entry('2025-03-20'))).status).toBe(201)
    expect(await house.sheetOf(anna)).toMatchObject({ state: 'open', differs: null })
  })

  it('takes no entry out of the open one', async () => {
    const anna = await house.engage()
    await house.close(anna)
    const id = await house.work(anna, '2025-04-01')
    const change = { startedAt: '2025-03-31T20:00:00Z', reason: 'Begann am Abend davor' }

    expect(await refused(house.mia.ask('PATCH', `/api/working-activities/${id}`, change))).toEqual({
      status: 409,
      codes: ['month-closed'],
    })
  })

  it('is changed by no absence, made, decided or removed', async () => {
    const anna = await house.engage()
    const made = await house.mia.ask('POST', '/api/absences', leave(house, anna, { status: 'approved' }))
    const { doc } = (await made.json()) as { doc: { id: string } }
    await house.close(anna)
    const closed = { status: 409, codes: ['month-closed'] }
    const late = leave(house, anna, { type: 'sick', firstDay: '2025-03-31', lastDay: '2025-04-02' })

    expect(await refused(anna.ask('POST', '/api/absences', late))).toEqual(closed)
    expect(await refused(house.mia.ask('PATCH', `/api/absences/${doc.id}`, { status: 'canceled' }))).toEqual(
      closed,
    )
    expect(await refused(house.admin.ask('DELETE', `/api/absences/${doc.id}`))).toEqual(closed)
    expect(
      (await house.mia.ask('PATCH', `/api/absences/${doc.id}`, { note: 'Bestätigung liegt vor' })).status,
    ).toBe(200)
    const open = leave(house, anna, { firstDay: '2025-04-07', lastDay: '2025-04-08' })
    expect((await anna.ask('POST', '/api/absences', open)).status).toBe(201)
  })

  it('loses no press that arrives late, and shows that it is not what was closed', async () => {
    const anna = await house.engage()
    await house.work(anna, '2025-03-03')
    await house.close(anna)
    const before = await house.sheetOf(anna)
    await house.pressLate(anna, 'start', '2025-03-31T07:00:00Z')
    await house.pressLate(anna, 'end', '2025-03-31T11:00:00Z')
    const after = await house.sheetOf(anna)

    expect(after).toMatchObject({ state: 'closed', hash: before.hash, sums: before.sums })
    expect(after.differs).toMatchObject({ sums: { worked: before.sums.worked + 240 } })
    expect((await house.sheetOf(anna, april)).opening[0]?.minutes).toBe(
      before.sums.balances.find(({ account }) => account === 'time')?.minutes,
    )

    await step(house.mia, anna, 'reopen', { reason: 'Eine Uhr war ohne Netz.' })
    await house.close(anna)
    expect(await house.sheetOf(anna)).toMatchObject({
      state: 'closed',
      differs: null,
      sums: { worked: before.sums.worked + 240 },
    })
  })

  it('may be objected to, and confirmed after all', async () => {
    const anna = await house.engage()
    const hash = await house.hashOf(anna)
    await step(house.mia, anna, 'close', { hash, reason: 'Antwortet nicht.' })
    await step(anna, anna, 'object', { words: 'Ich war im Urlaub.' })
    expect((await house.sheetOf(anna)).events.at(-1)).toMatchObject({ kind: 'objected' })

    expect((await step(anna, anna, 'confirm', { hash })).status).toBe(200)
    expect(await house.sheetOf(anna)).toMatchObject({ state: 'closed', hash })
  })

  it('and a correction that come at once are told of each other', async () => {
    const anna = await house.engage()
    const id = await house.work(anna, '2025-03-03')
    const hash = await house.hashOf(anna)
    await step(anna, anna, 'confirm', { hash })
    const [closed, corrected] = await Promise.all([
      step(house.mia, anna, 'close', { hash }),
      house.admin.ask('PATCH', `/api/working-activities/${id}`, {
        endedAt: '2025-03-03T14:00:00Z',
        reason: 'Ging früher',
      }),
    ])

    expect([closed.status, corrected.status].toSorted(bySize)).toEqual([200, 409])
    expect((await house.sheetOf(anna)).differs).toBeNull()
  })
})

describe('what was said of months', () => {
  it('is a chain of closings that is checked, and changed by nobody', async () => {
    const anna = await house.engage()
    await house.close(anna, march)
    await house.close(anna, april)
    await step(house.mia, anna, 'reopen', { reason: 'Montag fehlt.' }, april)
    await house.close(anna, april)
    const closings = (await house.eventsOf(anna)).filter(({ kind }) => kind === 'closed')

    expect(closings.map(({ previous }) => previous)).toEqual([null, closings[0]?.seal, closings[1]?.seal])
    const chains = await verifyTimeSheets(house.app.payload.db.pool)
    expect(chains.find(({ user }) => user === anna.id)).toEqual({
      user: anna.id,
      name: expect.any(String),
      closings: 3,
      lastSeal: closings[2]?.seal,
      problem: null,
    })
    for (const statement of ['update time_sheet_events set words = null', 'delete from time_sheet_events']) {
      await expect(house.app.pool.query(statement)).rejects.toThrow('never changed')
    }
  })

  it.each([
    ['its sheet', `sheet = replace(sheet, '"worked":480', '"worked":481')`],
    ['its month', `month = '2024-01'`],
    ['why it was closed', `words = 'anders'`],
    ['the seal of the one before', `previous = null`],
  ])('is found to be changed by whoever changes %s past everything', async (_, change) => {
    const anna = await house.engage()
    await house.work(anna, '2025-03-03')
    await house.close(anna, march)
    await house.close(anna, april)
    const { pool } = house.app
    await pool.query('alter table time_sheet_events disable trigger keep_time_sheets')
    await pool.query(
      `update time_sheet_events set ${change} where sequence =
         (select max(sequence) from time_sheet_events where user_id = $1 and kind = 'closed'
             and month = $2)`,
      [anna.id, change.startsWith('sheet') ? march : april],
    )
    await pool.query('alter table time_sheet_events enable trigger keep_time_sheets')
    const chains = await verifyTimeSheets(house.app.payload.db.pool)

    expect(chains.find(({ user }) => user === anna.id)?.problem).not.toBeNull()
  })
})
