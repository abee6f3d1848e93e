import { createLocalReq } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'

import type { Hired } from '#scripts/testing/hire.ts'

import { leave, march, openSheetHouse, type SheetHouse } from '../testing/sheet-house.ts'
import { atWorkNow } from './at-work-now.ts'
import { countRequests, waitingForLead } from './waiting-for-lead.ts'

let house: SheetHouse
let anna: Hired

beforeAll(async () => {
  house = await openSheetHouse()
  anna = await house.engage()
})
afterAll(() => house.app.close())

async function requestOf({ id }: Hired) {
  const { payload } = house.app
  const user = await payload.findByID({ collection: 'users', id, depth: 0, overrideAccess: true })
  return createLocalReq({ user: { ...user, collection: 'users' } }, payload)
}
const now = () => Temporal.Now.instant()
const hoursAgo = (hours: number) => now().subtract({ hours }).toString({ smallestUnit: 'millisecond' })
const waitingFor = async (person: Hired) =>
  Object.fromEntries(
    (await waitingForLead(await requestOf(person), now())).map(({ key, count }) => [key, count]),
  )
const nothing = { 'absences-requested': 0, 'work-unfinished': 0, 'months-objected': 0 }

it('leave that is asked for waits for whoever leads its person, until it is decided', async () => {
  const asked = await anna.ask('POST', '/api/absences', leave(house, anna))
  const { doc } = (await asked.json()) as { doc: { id: string; createdAt: string } }
  // Nobody who leads decides about their own.
  await house.mia.ask('POST', '/api/absences', leave(house, house.mia, { firstDay: '2025-03-12' }))

  expect(await waitingFor(house.mia)).toEqual({ ...nothing, 'absences-requested': 1 })
  expect(await waitingFor(house.admin)).toEqual({ ...nothing, 'absences-requested': 2 })
  expect([
    await countRequests(await requestOf(house.mia)),
    await countRequests(await requestOf(house.admin)),
  ]).toEqual([1, 2])
  const [line] = await waitingForLead(await requestOf(house.mia), now())
  expect(line).toMatchObject({
    label: 'Antrag auf Abwesenheit',
    since: doc.createdAt,
    path: '/zeiten?bereich=abwesenheiten',
  })

  await house.mia.ask('PATCH', `/api/absences/${doc.id}`, { status: 'approved' })
  expect(await waitingFor(house.mia)).toEqual(nothing)
})

it('whoever is at work is told of by the clock of their branch, and their end waits once it was forgotten', async () => {
  const startedAt = hoursAgo(1)
  const begun = { state: 'running', startedAt, endedAt: null, breaks: [] }
  const id = await house.work(anna, '2025-03-03', begun)
  const [list] = await atWorkNow(await requestOf(house.mia), now())
  const clock = Temporal.Instant.from(startedAt).toZonedDateTimeISO('Europe/Vienna').toPlainTime()
  expect(list?.items).toEqual([
    expect.objectContaining({
      title: expect.any(String),
      note: `seit ${clock.toString({ smallestUnit: 'minute' })}`,
      status: { label: 'Arbeitet', tone: 'calm' },
    }),
  ])
  expect(await atWorkNow(await requestOf(house.ben), now())).toEqual([])

  const later = now().add({ hours: 15 })
  expect(await atWorkNow(await requestOf(house.mia), later)).toEqual([])
  const [, unfinished] = await waitingForLead(await requestOf(house.mia), later)
  const month = Temporal.Instant.from(startedAt)
    .toZonedDateTimeISO('Europe/Vienna')
    .toPlainDate()
    .toString()
    .slice(0, 7)
  expect(unfinished).toMatchObject({
    label: 'Vergessenes Ende der Arbeit',
    count: 1,
    since: startedAt,
    path: `/zeiten?monat=${month}`,
  })
  await house.admin.ask('DELETE', `/api/working-activities/${id}`, { reason: 'War nicht da' })
})

it('a month that its person objects to waits until they confirm it or it is closed', async () => {
  const bea = await house.engage()
  await house.work(bea, '2025-03-03')
  await house.step(bea, bea, 'object', { words: 'Der Dienstag fehlt' })
  expect(await waitingFor(house.mia)).toEqual({ ...nothing, 'months-objected': 1 })
  const [, , line] = await waitingForLead(await requestOf(house.mia), now())
  expect(line?.path).toBe(`/zeiten?monat=${march}&zustand=objected`)

  await house.step(bea, bea, 'confirm', { hash: await house.hashOf(bea) })
  expect(await waitingFor(house.mia)).toEqual(nothing)
  await house.step(bea, bea, 'object', { words: 'Doch nicht' })
  await house.step(house.mia, bea, 'close', { hash: await house.hashOf(bea), reason: 'Geklärt.' })
  expect(await waitingFor(house.mia)).toEqual(nothing)
  await house.step(house.mia, bea, 'reopen', { reason: 'Noch einmal ansehen' })
  expect(await waitingFor(house.mia)).toEqual({ ...nothing, 'months-objected': 1 })
})

it('nothing of it waits for whoever leads elsewhere', async () => {
  const { graz } = house
  await house.app.payload.update({
    collection: 'users',
    id: house.mia.id,
    data: { branches: [graz] },
    overrideAccess: true,
  })

  expect(await waitingFor(house.mia)).toEqual(nothing)
})
