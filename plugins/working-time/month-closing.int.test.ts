import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { hire, type Hired, verdict } from '#scripts/testing/hire.ts'

import { april, leave, march, openSheetHouse, type SheetHouse } from './testing/sheet-house.ts'

let house: SheetHouse

beforeAll(async () => {
  house = await openSheetHouse()
})

afterAll(() => house.app.close())

const refused = async (answer: Promise<Response>) => verdict(await answer)
const step: SheetHouse['step'] = (...given) => house.step(...given)
const bySize = (one: number, other: number) => one - other
const whyOf = async (answer: Promise<Response>) => {
  const { errors } = (await (await answer).json()) as { errors: { code: string; data?: { why?: string } }[] }
  return [errors[0]?.code, errors[0]?.data?.why]
}

describe('a month', () => {
  it('is confirmed by the person as it was shown, once', async () => {
    const anna = await house.engage()
    const hash = await house.hashOf(anna)
    const answers = await Promise.all([1, 2, 3].map(() => step(anna, anna, 'confirm', { hash })))

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await house.eventsOf(anna)).map(({ kind }) => kind)).toEqual(['confirmed'])
    expect(await house.sheetOf(anna)).toMatchObject({ state: 'confirmed', whyNotClose: [] })
  })

  it('is confirmed as it is now, and by nobody else', async () => {
    const anna = await house.engage()
    const hash = await house.hashOf(anna)
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
    await step(anna, anna, 'confirm', { hash: await house.hashOf(anna) })
    await house.work(anna, '2025-03-03')

    expect(await house.sheetOf(anna)).toMatchObject({ state: 'open' })
    expect(await whyOf(step(house.mia, anna, 'close', { hash: await house.hashOf(anna) }))).toEqual([
      'month-not-closable',
      'not-confirmed',
    ])
  })

  it('carries over what the last closed one has left and what the open ones since came to', async () => {
    const anna = await house.engage()
    await house.close(anna)
    await house.work(anna, '2025-04-07')
    const balanceOf = (sheet: Awaited<ReturnType<SheetHouse['sheetOf']>>) =>
      sheet.sums.balances.find(({ account }) => account === 'time')?.minutes
    const open = await house.sheetOf(anna, april)
    const { opening } = await house.sheetOf(anna, '2025-05')

    expect(opening).toEqual([
      expect.objectContaining({ minutes: balanceOf(open), reason: 'Übertrag vom 30.04.2025' }),
    ])
    expect(balanceOf(open)).not.toBe(balanceOf(await house.sheetOf(anna)))
  })

  it('that was objected to is closed with a reason alone', async () => {
    const anna = await house.engage()
    const hash = await house.hashOf(anna)
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
    const hash = await house.hashOf(anna)
    await step(anna, anna, 'confirm', { hash })
    const closers = [house.mia, house.admin, house.mia, house.admin]
    const answers = await Promise.all(closers.map((by) => step(by, anna, 'close', { hash })))

    expect(answers.map(({ status }) => status).toSorted(bySize)).toEqual([200, 409, 409, 409])
    expect((await house.eventsOf(anna)).map(({ kind }) => kind)).toEqual(['confirmed', 'closed'])
    expect(await house.sheetOf(anna, march, anna)).toMatchObject({ state: 'closed', hash, differs: null })
  })

  it('is closed for others alone, but by the administration', async () => {
    const boss = await hire(house.app, 'ROLE_MANAGER', [house.vienna])
    await house.work(boss, '2025-03-03')
    const hash = await house.hashOf(boss)
    await step(boss, boss, 'confirm', { hash })

    expect(await whyOf(step(boss, boss, 'close', { hash }))).toEqual(['month-not-closable', 'own-month'])
    expect((await step(house.mia, boss, 'close', { hash })).status).toBe(200)
    expect(await whyOf(step(boss, boss, 'reopen', { reason: 'Irrtum' }))).toEqual([
      'month-not-closable',
      'own-month',
    ])

    await house.work(house.admin, '2025-03-03')
    const own = { hash: await house.hashOf(house.admin), reason: 'Ich leite allein.' }
    expect((await step(house.admin, house.admin, 'close', own)).status).toBe(200)
  })

  it('is closed and opened by nobody who does not lead the person', async () => {
    const anna = await house.engage()
    const graz = await hire(house.app, 'ROLE_MANAGER', [house.graz])
    const colleague = await house.engage()
    const hash = await house.hashOf(anna)

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
    expect(await house.eventsOf(anna)).toEqual([])
    expect((await house.sheetOf(anna, march, anna)).whyNotClose).toBeNull()
  })

  it('that is not over is neither confirmed nor closed', async () => {
    const anna = await house.engage()
    const month = Temporal.Now.zonedDateTimeISO('Europe/Vienna').toPlainDate().toString().slice(0, 7)
    const hash = await house.hashOf(anna, month)

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
    const early = { hash: await house.hashOf(anna, april), reason: 'Antwortet nicht.' }
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
    if (what.startsWith('a press')) await house.pressLate(anna, 'end', '2025-03-31T09:00:00Z')
    if (what.startsWith('leave')) await anna.ask('POST', '/api/absences', leave(house, anna))
    const hash = await house.hashOf(anna)

    expect(await whyOf(step(house.mia, anna, 'close', { hash, reason: 'Antwortet nicht.' }))).toEqual([
      'month-not-closable',
      why,
    ])
  })

  it('is closed once what was unclear is settled, with who and why', async () => {
    const anna = await house.engage()
    const event = await house.pressLate(anna, 'end', '2025-03-31T09:00:00Z')
    const settle = () =>
      step(house.mia, anna, `conflicts/${event}/settle`, { reason: 'Versehentlich gedrückt.' })
    expect((await house.sheetOf(anna)).conflicts).toMatchObject([{ id: event }])

    const answers = await Promise.all([settle(), settle()])
    expect(answers.map(({ status }) => status).toSorted(bySize)).toEqual([200, 404])
    expect((await house.sheetOf(anna)).conflicts).toEqual([])
    await house.close(anna)
  })

  it('is not settled by whoever it is about, though they lead others', async () => {
    const event = await house.pressLate(house.mia, 'end', '2025-03-31T09:00:00Z')
    const settle = (by: Hired) =>
      step(by, house.mia, `conflicts/${event}/settle`, { reason: 'Versehentlich gedrückt.' })

    expect(await verdict(await settle(house.mia))).toEqual({ status: 403, codes: ['not-allowed'] })
    expect((await settle(house.admin)).status).toBe(200)
  })

  it('that comes up before a closed one is closed once that is open again', async () => {
    const anna = await house.engage({ validFrom: '2025-04-01' })
    await house.work(anna, '2025-04-07')
    await house.close(anna, april)
    await house.contract(anna, { validFrom: '2025-03-01', validUntil: '2025-03-31' })
    const hash = await house.hashOf(anna)
    const close = () => step(house.mia, anna, 'close', { hash, reason: 'Nachgetragen.' })

    expect(await whyOf(close())).toEqual(['month-not-closable', 'month-after-closed'])
    await step(house.mia, anna, 'reopen', { reason: 'März fehlt.' }, april)
    expect((await close()).status).toBe(200)
  })
})
