import { afterAll, beforeAll, expect, it } from 'vitest'

import { hire, type Hired, verdict } from '#scripts/testing/hire.ts'
import { readJson } from '#scripts/testing/test-app.ts'

import { verifyTimeSheets } from './sheets/verify-time-sheets.ts'
import { april, leave, openSheetHouse, type SheetHouse } from './testing/sheet-house.ts'

let house: SheetHouse

beforeAll(async () => {
  house = await openSheetHouse()
})

afterAll(() => house.app.close())

const inCapitals = (person: Hired): Hired => ({ ...person, id: person.id.toUpperCase() })
const today = Temporal.Now.plainDateISO()

it('a press whose id is written in capitals is answered like any other, also where it fits to nothing', async () => {
  const { app, vienna } = house
  const person = await hire(app, 'ROLE_EMPLOYEE', [vienna])
  const data = { username: 'karl' }
  await app.payload.update({ collection: 'users', id: person.id, data, overrideAccess: true })
  const press = (kind: string) =>
    person.ask('POST', `/api/time-tracking/session/karl/working-activities/${kind}`, {
      id: crypto.randomUUID().toUpperCase(),
    })

  expect(await readJson(await press('start'))).toMatchObject({ activity: { state: 'running' } })
  expect(await verdict(await press('resume'))).toEqual({ status: 409, codes: ['not-paused'] })
})

it('a month that is closed by an id in capitals is sealed with the one before', async () => {
  const anna = await house.engage()
  await house.close(anna)
  const { hash } = await house.sheetOf(anna, april)
  const reason = 'Nicht erreichbar.'
  const closed = await house.step(house.mia, inCapitals(anna), 'close', { hash, reason }, april)
  expect(closed.status).toBe(200)

  const [first, second] = (await house.eventsOf(anna)).filter(({ kind }) => kind === 'closed')
  expect(second?.previous).toBe(first?.seal)
  expect((await verifyTimeSheets(house.app.pool)).find(({ user }) => user === anna.id)).toMatchObject({
    closings: 2,
    problem: null,
  })
})

it('nobody who leads approves their own leave by writing themselves in capitals', async () => {
  const mia = inCapitals(house.mia)
  const { mia: asked } = house
  const ahead = { firstDay: today.add({ days: 30 }).toString(), lastDay: today.add({ days: 31 }).toString() }
  const approved = leave(house, mia, { ...ahead, status: 'approved' })

  expect(await verdict(await asked.ask('POST', '/api/absences', approved))).toEqual({
    status: 400,
    codes: ['own-absence'],
  })
})

it('nobody swaps a shift with themselves in capitals', async () => {
  const { tina, vienna } = house
  const from = Temporal.Now.instant().add({ hours: 200 })
  const { doc } = await readJson<{ doc: { id: string } }>(
    await house.mia.ask('POST', '/api/working-schedules', {
      user: tina.id,
      branch: vienna,
      status: 'published',
      from: from.toString(),
      to: from.add({ hours: 6 }).toString(),
    }),
  )
  const swap = { shift: doc.id.toUpperCase(), taker: tina.id.toUpperCase() }

  expect(await verdict(await tina.ask('POST', '/api/shift-swaps/begin', swap))).toEqual({
    status: 403,
    codes: ['not-allowed'],
  })
})
