import { afterAll, beforeAll, expect, it } from 'vitest'

import type { OwnShifts } from '#domain/workforce/planning/own-shifts.contract.ts'
import type { MovedSwap } from '#domain/workforce/planning/plan-steps.contract.ts'
import { hire, type Hired, verdict } from '#scripts/testing/hire.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'
import { openTwoBranches, type TwoBranches } from '#scripts/testing/two-branches.ts'

let app: TestApp
let { vienna, graz, admin, mia, tina, ben } = {} as TwoBranches
let otto: Hired

beforeAll(async () => {
  app = await createTestApp()
  ;({ vienna, graz, admin, mia, tina, ben } = await openTwoBranches(app))
  otto = await hire(app, 'ROLE_EMPLOYEE', [vienna])
})

afterAll(() => app.close())

/** So many days from now, in the morning. */
async function shift(person: Hired | null, inDays: number, more: object = {}): Promise<string> {
  const day = Temporal.Now.plainDateISO('UTC').add({ days: inDays }).toString()
  const data = {
    user: person?.id ?? null,
    branch: vienna,
    from: `${day}T04:00:00.000Z`,
    to: `${day}T08:00:00.000Z`,
    status: 'published' as const,
    revision: 0,
    ...more,
  }

  return (await app.payload.create({ collection: 'working-schedules', data, overrideAccess: true })).id
}

const hoursFromNow = (hours: number): string => Temporal.Now.instant().add({ hours }).toString()

const ownOf = async ({ ask }: Hired) => readJson<OwnShifts>(await ask('GET', '/api/working-schedules/own'))
const swap = async ({ ask }: Hired, path: string, body?: object) =>
  readJson<MovedSwap>(await ask('POST', `/api/shift-swaps/${path}`, body))

it('shows whoever asks their published shifts that are not over, and what is open where they work', async () => {
  const [later, soon] = [await shift(tina, 9), await shift(tina, 3)]
  const open = await shift(null, 4)
  await shift(tina, 5, { status: 'draft' })
  await shift(tina, -2)
  await shift(tina, 93)
  await shift(null, 4, { branch: graz })
  await shift(otto, 6)

  const shown = await ownOf(tina)
  expect(shown.own.map(({ id }) => id)).toEqual([soon, later])
  expect(shown.own[0]).toMatchObject({ branch: { id: vienna, timeZone: 'Europe/Vienna' }, swap: null })
  expect(shown.open.map(({ id }) => id)).toEqual([open])
  expect(shown.colleagues.map(({ id }) => id).toSorted()).toEqual([mia.id, otto.id].toSorted())
  expect((await ownOf(admin)).open).toEqual([])
  expect((await ownOf(ben)).own).toEqual([])
})

it('offers nobody as a colleague whose account is locked or has ended', async () => {
  const [locked, left, leaving] = [
    await hire(app, 'ROLE_EMPLOYEE', [vienna]),
    await hire(app, 'ROLE_EMPLOYEE', [vienna]),
    await hire(app, 'ROLE_EMPLOYEE', [vienna]),
  ]
  const change = (person: Hired, data: object) =>
    app.payload.update({ collection: 'users', id: person.id, data, overrideAccess: true })
  await change(locked, { isBlocked: true })
  await change(left, { expiresAt: '2020-01-01T00:00:00.000Z' })
  await change(leaving, { expiresAt: '2999-01-01T00:00:00.000Z' })
  const offered = (await ownOf(tina)).colleagues.map(({ id }) => id)

  expect([locked, left, leaving].map(({ id }) => offered.includes(id))).toEqual([false, false, true])
  await change(leaving, { isBlocked: true })
})

it('shows a swap to whoever gives, to whom it is offered, and to nobody else', async () => {
  const given = await shift(tina, 20)
  const begun = await swap(tina, 'begin', { shift: given, taker: otto.id, note: 'Zahnarzt' })
  const own = async () => (await ownOf(tina)).own.find(({ id }) => id === given)?.swap

  expect(await own()).toEqual({ id: begun.id, status: 'requested' })
  const offered = (await ownOf(otto)).offers
  expect(offered).toMatchObject([{ swap: begun.id, note: 'Zahnarzt', isToMe: true, shift: { id: given } }])
  expect((await ownOf(mia)).offers).toEqual([])

  await swap(otto, `${begun.id}/accept`)
  expect([await own(), (await ownOf(otto)).offers]).toEqual([{ id: begun.id, status: 'accepted' }, []])
  await swap(mia, `${begun.id}/approve`)
  expect(await own()).toBeUndefined()
  expect((await ownOf(otto)).own.map(({ id }) => id)).toContain(given)
})

it('shows what one has asked for, and what is offered to all, until it is taken back', async () => {
  const open = await shift(null, 21)
  const given = await shift(tina, 22)
  const asked = await swap(otto, 'begin', { shift: open })
  const offered = await swap(tina, 'begin', { shift: given })
  const openOf = async (who: Hired) => (await ownOf(who)).open.find(({ id }) => id === open)?.swap

  expect([await openOf(otto), await openOf(tina)]).toEqual([{ id: asked.id, status: 'accepted' }, null])
  expect((await ownOf(otto)).offers).toMatchObject([{ swap: offered.id, isToMe: false }])
  expect((await ownOf(ben)).offers).toEqual([])
  await swap(otto, `${asked.id}/withdraw`)
  await swap(tina, `${offered.id}/withdraw`)
  expect([await openOf(otto), (await ownOf(otto)).offers]).toEqual([null, []])
})

it('says nothing of a swap once its shift has begun, for then nothing of it can be done', async () => {
  const begun = await shift(tina, 0, { from: hoursFromNow(-1), to: hoursFromNow(3) })
  const data = { shift: begun, branch: vienna, user: tina.id, taker: otto.id, status: 'requested' as const }
  await app.payload.create({ collection: 'shift-swaps', data, overrideAccess: true })

  expect((await ownOf(tina)).own.find(({ id }) => id === begun)).toMatchObject({ swap: null })
  expect((await ownOf(otto)).offers).toEqual([])
})

it('says whether there is an address of the own calendar', async () => {
  const has = async () => (await ownOf(otto)).hasCalendar
  expect(await has()).toBe(false)
  await otto.ask('POST', '/api/working-schedules/calendar')
  expect([await has(), (await ownOf(tina)).hasCalendar]).toEqual([true, false])
  await otto.ask('DELETE', '/api/working-schedules/calendar')
  expect(await has()).toBe(false)
})

it('is for the team alone', async () => {
  expect((await app.fetch('/api/working-schedules/own')).status).toBe(401)
  const editor = await hire(app, 'ROLE_EDITOR')
  expect(await verdict(await editor.ask('GET', '/api/working-schedules/own'))).toMatchObject({ status: 200 })
})
