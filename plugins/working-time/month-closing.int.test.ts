import { createLocalReq } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { hire, type Hired, verdict } from '#scripts/testing/hire.ts'

import { takePunch } from './operations/take-punch.ts'
import { verifyTimeSheets } from './sheets/verify-time-sheets.ts'
import { april, march, openSheetHouse, type SheetHouse } from './testing/sheet-house.ts'

let house: SheetHouse

beforeAll(async () => {
  house = await openSheetHouse()
  await house.app.payload.update({
    collection: 'branches',
    id: house.vienna,
    data: { allowsOwnDevices: true },
    overrideAccess: true,
  })
})

afterAll(() => house.app.close())

const refused = async (answer: Promise<Response>) => verdict(await answer)
const step: SheetHouse['step'] = (...given) => house.step(...given)
const hashOf = async (person: Hired, month = march) => (await house.sheetOf(person, month)).hash
const whyOf = async (answer: Promise<Response>) => {
  const { errors } = (await (await answer).json()) as { errors: { code: string; data?: { why?: string } }[] }
  return [errors[0]?.code, errors[0]?.data?.why]
}
const eventsOf = async (person: Hired) => {
  const { rows } = await house.app.pool.query<{
    kind: string
    month: string
    seal: string
    previous: string
  }>('select kind, month, seal, previous from time_sheet_events where user_id = $1 order by sequence', [
    person.id,
  ])
  return rows
}
/** Pressed on a day of a month, and received when it was over. */
const pressLate = async (person: Hired, kind: 'start' | 'end', pressedAt: string) => {
  const req = await createLocalReq({}, house.app.payload)
  const now = Temporal.Instant.from('2025-04-02T08:00:00Z')
  const request = { id: crypto.randomUUID(), pressedAt, sentAt: now.toString() }
  const presser = {
    person: { id: person.id, username: person.id, name: 'Person' },
    clock: null,
    branches: [house.vienna],
  }
  await takePunch(req, { presser, kind, request, now })
  return request.id
}
const leave = (person: Hired, more: object = {}) => ({
  ...{ user: person.id, branch: house.vienna, type: 'vacation' },
  ...{ firstDay: '2025-03-10', lastDay: '2025-03-14' },
  ...more,
})

describe('a month', () => {
  it('is confirmed by the person as it was shown, once', async () => {
    const anna = await house.engage()
    const hash = await hashOf(anna)
    const answers = await Promise.all([1, 2, 3].map(() => step(anna, anna, 'confirm', { hash })))

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await eventsOf(anna)).map(({ kind }) => kind)).toEqual(['confirmed'])
    expect(await house.sheetOf(anna)).toMatchObject({ state: 'confirmed', whyNotClose: [] })
  })

  it('is confirmed as it is now, and by nobody else', async () => {
    const anna = await house.engage()
    const hash = await hashOf(anna)
    await house.work(anna, '2025-03-03')

    expect(await refused(step(anna, anna, 'confirm', { hash }))).toEqual({
      status: 409,
      codes: ['changed-meanwhile'],
    })
    for (const other of [house.mia, house.admin]) {
      expect(await refused(step(other, anna, 'confirm', { hash }))).toEqual({
        status: 403,
        codes: ['not-allowed'],
      })
    }
  })

  it('that has changed since has to be confirmed anew', async () => {
    const anna = await house.engage()
    await step(anna, anna, 'confirm', { hash: await hashOf(anna) })
    await house.work(anna, '2025-03-03')

    expect(await house.sheetOf(anna)).toMatchObject({ state: 'open' })
    expect(await whyOf(step(house.mia, anna, 'close', { hash: await hashOf(anna) }))).toEqual([
      'month-not-closable',
      'not-confirmed',
    ])
  })

  it('that was objected to is closed with a reason alone', async () => {
    const anna = await house.engage()
    const hash = await hashOf(anna)
    await step(anna, anna, 'object', { words: 'Der Montag fehlt.' })
    expect(await house.sheetOf(anna)).toMatchObject({
      state: 'objected',
      events: [{ kind: 'objected', words: 'Der Montag fehlt.' }],
    })

    expect((await step(house.mia, anna, 'close', { hash })).status).toBe(409)
    const reason = 'Die Person hat den Betrieb verlassen.'
    expect((await step(house.mia, anna, 'close', { hash, reason })).status).toBe(200)
    expect((await house.sheetOf(anna)).events.at(-1)).toMatchObject({ kind: 'closed', words: reason })
  })

  it('is closed once by several who press at once, and kept as it was shown', async () => {
    const anna = await house.engage()
    await house.work(anna, '2025-03-03')
    const hash = await hashOf(anna)
    await step(anna, anna, 'confirm', { hash })
    const closers = [house.mia, house.admin, house.mia, house.admin]
    const answers = await Promise.all(closers.map((by) => step(by, anna, 'close', { hash })))

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
    expect((await eventsOf(anna)).map(({ kind }) => kind)).toEqual(['confirmed', 'closed'])
    expect(await house.sheetOf(anna, march, anna)).toMatchObject({ state: 'closed', hash, differs: null })
  })

  it('is closed for others alone, but by the administration', async () => {
    const boss = await hire(house.app, 'ROLE_MANAGER', [house.vienna])
    await house.work(boss, '2025-03-03')
    const hash = await hashOf(boss)
    await step(boss, boss, 'confirm', { hash })

    expect(await whyOf(step(boss, boss, 'close', { hash }))).toEqual(['month-not-closable', 'own-month'])
    expect((await step(house.mia, boss, 'close', { hash })).status).toBe(200)
    expect(await whyOf(step(boss, boss, 'reopen', { reason: 'Irrtum' }))).toEqual([
      'month-not-closable',
      'own-month',
    ])

    await house.work(house.admin, '2025-03-03')
    const own = { hash: await hashOf(house.admin), reason: 'Ich leite allein.' }
    expect((await step(house.admin, house.admin, 'close', own)).status).toBe(200)
  })

  it('is closed and opened by nobody who does not lead the person', async () => {
    const anna = await house.engage()
    const graz = await hire(house.app, 'ROLE_MANAGER', [house.graz])
    const colleague = await house.engage()
    const hash = await hashOf(anna)

    for (const [name, body] of [
      ['close', { hash, reason: 'Antwortet nicht.' }],
      ['reopen', { reason: 'Irrtum' }],
      [`conflicts/${crypto.randomUUID()}/settle`, { reason: 'Irrtum' }],
    ] as const) {
      expect((await step(anna, anna, name, body)).status).toBe(403)
      for (const stranger of [graz, colleague, house.ben]) {
        expect((await step(stranger, anna, name, body)).status).toBe(404)
      }
    }
    expect(await eventsOf(anna)).toEqual([])
    expect((await house.sheetOf(anna, march, anna)).whyNotClose).toBeNull()
  })

  it('that is not over is neither confirmed nor closed', async () => {
    const anna = await house.engage()
    const month = Temporal.Now.zonedDateTimeISO('Europe/Vienna').toPlainDate().toString().slice(0, 7)
    const hash = await hashOf(anna, month)

    expect(await refused(step(anna, anna, 'confirm', { hash }, month))).toEqual({
      status: 409,
      codes: ['month-not-over'],
    })
    expect(await whyOf(step(house.mia, anna, 'close', { hash, reason: 'Früher.' }, month))).toEqual([
      'month-not-closable',
      'not-over',
    ])
  })

  it('is closed after the one before, and opened before it', async () => {
    const anna = await house.engage()
    const early = { hash: await hashOf(anna, april), reason: 'Antwortet nicht.' }
    expect(await whyOf(step(house.mia, anna, 'close', early, april))).toEqual([
      'month-not-closable',
      'month-before-open',
    ])

    await house.close(anna, march)
    await house.close(anna, april)
    expect(await refused(step(house.mia, anna, 'reopen', { reason: 'Montag fehlt.' }))).toEqual({
      status: 409,
      codes: ['later-month-closed'],
    })
    expect((await step(house.mia, anna, 'reopen', { reason: 'Montag fehlt.' }, april)).status).toBe(200)
    expect((await step(house.mia, anna, 'reopen', { reason: 'Montag fehlt.' })).status).toBe(200)
    expect(await refused(step(house.mia, anna, 'reopen', { reason: 'Noch einmal.' }))).toEqual({
      status: 409,
      codes: ['month-not-closed'],
    })
  })

  it.each([
    ['work that nobody has ended', 'work-unfinished'],
    ['a press that fits to nothing', 'conflicts-open'],
    ['leave that nobody has decided about', 'absence-requested'],
  ])('with %s is kept open', async (what, why) => {
    const anna = await house.engage()
    if (what.startsWith('work')) {
      await house.work(anna, '2025-03-03', { state: 'running', endedAt: null, breaks: [] })
    }
    if (what.startsWith('a press')) await pressLate(anna, 'end', '2025-03-31T09:00:00Z')
    if (what.startsWith('leave')) await anna.ask('POST', '/api/absences', leave(anna))
    const hash = await hashOf(anna)

    expect(await whyOf(step(house.mia, anna, 'close', { hash, reason: 'Antwortet nicht.' }))).toEqual([
      'month-not-closable',
      why,
    ])
  })

  it('is closed once what was unclear is settled, with who and why', async () => {
    const anna = await house.engage()
    const event = await pressLate(anna, 'end', '2025-03-31T09:00:00Z')
    const settle = () =>
      step(house.mia, anna, `conflicts/${event}/settle`, { reason: 'Versehentlich gedrückt.' })
    expect((await house.sheetOf(anna)).conflicts).toMatchObject([{ id: event }])

    const answers = await Promise.all([settle(), settle()])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404])
    expect((await house.sheetOf(anna)).conflicts).toEqual([])
    await house.close(anna)
  })
})

describe('a closed month', () => {
  it('is changed by no entry, correction or withdrawal by hand until it is opened again', async () => {
    const anna = await house.engage()
    const id = await house.work(anna, '2025-03-03')
    await house.close(anna)
    const path = '/api/working-activities'
    const closed = { status: 409, codes: ['month-closed'] }
    const entry = (day: string) => ({
      ...{ user: anna.id, branch: house.vienna, state: 'ended' },
      ...{ startedAt: `${day}T08:00:00Z`, endedAt: `${day}T10:00:00Z` },
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
    const made = await house.mia.ask('POST', '/api/absences', leave(anna, { status: 'approved' }))
    const { doc } = (await made.json()) as { doc: { id: string } }
    await house.close(anna)
    const closed = { status: 409, codes: ['month-closed'] }
    const late = leave(anna, { type: 'sick', firstDay: '2025-03-31', lastDay: '2025-04-02' })

    expect(await refused(anna.ask('POST', '/api/absences', late))).toEqual(closed)
    expect(await refused(house.mia.ask('PATCH', `/api/absences/${doc.id}`, { status: 'canceled' }))).toEqual(
      closed,
    )
    expect(await refused(house.admin.ask('DELETE', `/api/absences/${doc.id}`))).toEqual(closed)
    expect(
      (await house.mia.ask('PATCH', `/api/absences/${doc.id}`, { note: 'Bestätigung liegt vor' })).status,
    ).toBe(200)
    const open = leave(anna, { firstDay: '2025-04-07', lastDay: '2025-04-08' })
    expect((await anna.ask('POST', '/api/absences', open)).status).toBe(201)
  })

  it('loses no press that arrives late, and shows that it is not what was closed', async () => {
    const anna = await house.engage()
    await house.work(anna, '2025-03-03')
    await house.close(anna)
    const before = await house.sheetOf(anna)
    await pressLate(anna, 'start', '2025-03-31T07:00:00Z')
    await pressLate(anna, 'end', '2025-03-31T11:00:00Z')
    const after = await house.sheetOf(anna)

    expect(after).toMatchObject({ state: 'closed', hash: before.hash, sums: before.sums })
    expect(after.differs).toMatchObject({ sums: { worked: before.sums.worked + 240 } })
    expect((await house.sheetOf(anna, april)).opening[0]?.minutes).toBe(
      before.sums.balances.find(({ account }) => account === 'time')?.minutes,
    )

    await step(house.mia, anna, 'reopen', { reason: 'Eine Uhr war ohne Netz.' })
    await house.close(anna)
    expect(await house.sheetOf(anna)).toMatchObject({
      ...{ state: 'closed', differs: null },
      sums: { worked: before.sums.worked + 240 },
    })
  })

  it('may be objected to, and confirmed after all', async () => {
    const anna = await house.engage()
    const hash = await hashOf(anna)
    await step(house.mia, anna, 'close', { hash, reason: 'Antwortet nicht.' })
    await step(anna, anna, 'object', { words: 'Ich war im Urlaub.' })
    expect((await house.sheetOf(anna)).events.at(-1)).toMatchObject({ kind: 'objected' })

    expect((await step(anna, anna, 'confirm', { hash })).status).toBe(200)
    expect(await house.sheetOf(anna)).toMatchObject({ state: 'closed', hash })
  })

  it('and a correction that come at once are told of each other', async () => {
    const anna = await house.engage()
    const id = await house.work(anna, '2025-03-03')
    const hash = await hashOf(anna)
    await step(anna, anna, 'confirm', { hash })
    const [closed, corrected] = await Promise.all([
      step(house.mia, anna, 'close', { hash }),
      house.admin.ask('PATCH', `/api/working-activities/${id}`, {
        endedAt: '2025-03-03T14:00:00Z',
        reason: 'Ging früher',
      }),
    ])

    expect([closed.status, corrected.status].toSorted()).toEqual([200, 409])
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
    const closings = (await eventsOf(anna)).filter(({ kind }) => kind === 'closed')

    expect(closings.map(({ previous }) => previous)).toEqual([null, closings[0]?.seal, closings[1]?.seal])
    const chains = await verifyTimeSheets(house.app.payload.db.pool)
    expect(chains.find(({ user }) => user === anna.id)).toEqual({
      ...{ user: anna.id, name: expect.any(String), closings: 3, lastSeal: closings[2]?.seal, problem: null },
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
