import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'

import type { AtWork } from '#domain/workforce/at-work.contract.ts'
import { attachLiveBus } from '#kernel/live/bus-of.ts'
import { createLiveBus } from '#kernel/live/live-bus.ts'
import { countStatements } from '#scripts/testing/count-statements.ts'
import { type Hired, verdict } from '#scripts/testing/hire.ts'
import { readJson } from '#scripts/testing/test-app.ts'

import { leave, openSheetHouse, type SheetHouse } from './testing/sheet-house.ts'

let house: SheetHouse
let anna: Hired

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
const isoYearsAgo = (years: number) => Temporal.Now.plainDateISO().subtract({ years, days: 40 }).toString()
const isoDaysAgo = (days: number) => Temporal.Now.plainDateISO().subtract({ days }).toString()
/** In Vienna; before now, so that nobody's session is over by then. */
const lastNoon = () => {
  const now = Temporal.Now.zonedDateTimeISO('Europe/Vienna')
  return now.subtract({ hours: 12 }).startOfDay().add({ hours: 12 }).epochMilliseconds
}
const minutesUntil = (at: string | undefined) => Math.round((Date.parse(at ?? '') - Date.now()) / 60_000)
const move = async (branch: string, country: 'DE' | null) =>
  house.app.payload.update({ collection: 'branches', id: branch, data: { country }, overrideAccess: true })
const seenBy = async (person: Hired, query = ''): Promise<AtWork> => {
  const answer = await person.ask('GET', `/api/time-sheets/at-work${query}`)
  expect(answer.status).toBe(200)

  return readJson<AtWork>(answer)
}

beforeAll(async () => {
  house = await openSheetHouse()
  anna = await house.engage()
  const [startedAt, pausedAt] = [minutesAgo(90), minutesAgo(10)]
  await house.work(anna, '2025-03-03', {
    state: 'paused',
    startedAt,
    endedAt: null,
    breaks: [{ startedAt: pausedAt }],
  })
  await house.work(anna, '2025-03-04')
})

afterEach(() => {
  vi.useRealTimers()
})
afterAll(() => house.app.close())

it('whoever leads a branch sees who is at work, and since when they pause', async () => {
  const { people, branches, self } = await seenBy(house.mia)

  expect(people).toEqual([
    expect.objectContaining({
      person: { id: anna.id, name: expect.any(String) },
      branch: { id: house.vienna, name: expect.any(String) },
      state: 'paused',
      startedAt: expect.stringMatching(/Z$/),
      breaks: [{ startedAt: expect.stringMatching(/Z$/), endedAt: null }],
      task: null,
    }),
  ])
  expect(branches.map(({ id }) => id)).toEqual([house.vienna])
  expect(self).toMatchObject({ id: house.mia.id, branch: house.vienna })
})

it('whoever leads sees who is due for a break before it is missed, by the law of their branch and age', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: lastNoon() }) // at night the young are due to go home first
  const agreed = await house.engage()
  const apprentice = await house.engage({ bornOn: isoYearsAgo(16) })
  for (const person of [agreed, apprentice])
    await house.work(person, '2025-03-06', {
      state: 'running',
      startedAt: minutesAgo(4 * 60),
      endedAt: null,
      breaks: [],
    })
  const { people } = await seenBy(house.mia)
  const dutyOf = ({ id }: Hired) => people.find(({ person }) => person.id === id)?.duty

  expect(dutyOf(agreed)).toMatchObject({ code: 'break-due', paragraph: '§ 11 AZG', minutes: 30 })
  expect(minutesUntil(dutyOf(agreed)?.at)).toBe(120)
  expect(dutyOf(apprentice)).toMatchObject({ code: 'break-due', paragraph: '§ 15 KJBG' })
  expect(minutesUntil(dutyOf(apprentice)?.at)).toBe(30)

  await move(house.vienna, 'DE')
  const abroad = (await seenBy(house.mia)).people.find(({ person }) => person.id === agreed.id)
  expect(abroad?.duty).toMatchObject({ paragraph: '§ 4 ArbZG' })
  await move(house.vienna, null)
  for (const { id } of [agreed, apprentice])
    await house.app.pool.query('delete from working_activities where user_id = $1', [id])
})

it('a break that was missed stays due, by the law of the contract that is in force', async () => {
  const late = await house.engage()
  const running = { state: 'running', startedAt: minutesAgo(7 * 60), endedAt: null, breaks: [] }
  await house.work(late, '2025-03-08', running)
  const dutyOf = async () =>
    (await seenBy(house.mia)).people.find(({ person }) => person.id === late.id)?.duty
  expect(await dutyOf()).toMatchObject({ code: 'break-due', paragraph: '§ 11 AZG', minutes: 30 })
  expect(Date.parse((await dutyOf())?.at ?? '')).toBeLessThanOrEqual(Date.now())

  await move(house.graz, 'DE')
  await house.contract(late, { branch: house.graz, validFrom: isoDaysAgo(1) })
  await house.contract(late, { branch: house.vienna, validFrom: isoDaysAgo(-30) })
  expect(await dutyOf()).toMatchObject({ code: 'break-due', paragraph: '§ 4 ArbZG', minutes: 30 })
  await move(house.graz, null)
  await house.app.pool.query('delete from working_activities where user_id = $1', [late.id])
})

it('the break of who is in one counts while it lasts', async () => {
  const { people } = await seenBy(house.mia)

  // Eighty minutes of work lie behind, and ten of the thirty that the law wants.
  expect(people.map(({ duty }) => duty)).toMatchObject([{ code: 'break-due', minutes: 20 }])
  expect(minutesUntil(people[0]?.duty?.at)).toBe(280)
})

it('all who are at work are read in one statement', async () => {
  const statements = () => countStatements(house.app.payload, () => seenBy(house.mia))
  const forOne = await statements()
  const more = [await house.engage(), await house.engage()]
  for (const person of more)
    await house.work(person, '2025-03-07', {
      state: 'running',
      startedAt: minutesAgo(60),
      endedAt: null,
      breaks: [],
    })

  expect(await statements()).toBe(forOne)
  for (const { id } of more)
    await house.app.pool.query('delete from working_activities where user_id = $1', [id])
})

it('nobody is at work whose end was forgotten, and it counts nothing', async () => {
  const forgetful = await house.engage()
  await house.work(forgetful, '2025-03-05', {
    state: 'running',
    startedAt: minutesAgo(16 * 60 + 1),
    endedAt: null,
    breaks: [],
  })

  expect((await seenBy(house.mia)).people.map(({ person }) => person.id)).toEqual([anna.id])
  const own = await forgetful.ask('GET', '/api/time-tracking/session')
  const { username } = (await readJson<{ person: { username: string } }>(own)).person
  const balances = await forgetful.ask('GET', `/api/time-tracking/session/${username}/balances`)
  const { docs } = await readJson<{ docs: { account: string; minutes: number }[] }>(balances)
  const worked = docs.filter(({ account }) => account !== 'time')
  expect(worked.map(({ minutes }) => minutes)).toEqual([0, 0, 0])
})

it('a month counts nothing of work that was begun and never ended, though nobody has pressed since', async () => {
  const forgetful = await house.engage()
  await house.pressLate(forgetful, 'start', '2025-03-28T07:00:00Z')
  const { sums, stretches, whyNotClose } = await house.sheetOf(forgetful)

  expect(sums.worked).toBe(0)
  expect(stretches.map(({ state }) => state)).toEqual(['incomplete'])
  expect(whyNotClose?.map(({ code }) => code)).toContain('work-unfinished')
})

it('others see themselves alone, and lead nowhere', async () => {
  expect(await seenBy(anna)).toMatchObject({ branches: [], people: [{ person: { id: anna.id } }] })
  expect(await seenBy(house.tina)).toMatchObject({ branches: [], people: [], self: { id: house.tina.id } })
})

it('says whether somebody may press on a device of their own', async () => {
  const maySee = async () => (await seenBy(anna)).self.mayUseOwnDevice
  const agree = (allowsOwnDevices: boolean) =>
    house.admin.ask('PATCH', `/api/branches/${house.vienna}`, { allowsOwnDevices })
  await agree(false)
  expect(await maySee()).toBe(false)
  await agree(true)
  expect(await maySee()).toBe(true)
})

it('the administration leads everywhere', async () => {
  const { branches, people } = await seenBy(house.admin)

  expect(branches.map(({ id }) => id)).toEqual(expect.arrayContaining([house.vienna, house.graz]))
  expect(people).toHaveLength(1)
  expect((await seenBy(house.admin, `?branch=${house.graz}`)).people).toEqual([])
})

it('a branch of others is not there', async () => {
  const asked = await house.mia.ask('GET', `/api/time-sheets/at-work?branch=${house.graz}`)

  expect(await verdict(asked)).toEqual({ status: 404, codes: ['unknown-branch'] })
})

it('news say of what they are, so that nobody reads leave again for a press', async () => {
  const person = await house.engage()
  const bus = await createLiveBus({ connectionString: house.app.databaseUrl })
  attachLiveBus(house.app.payload, bus)
  const said = newsIn(await house.mia.ask('GET', '/api/time-sheets/events'))
  expect((await said.next()).value).toEqual([])

  await house.pressLate(person, 'start', minutesAgo(5))
  expect((await said.next()).value).toEqual(['working-activities'])
  const request = leave(house, person, { firstDay: '2025-06-02', lastDay: '2025-06-03' })
  expect((await person.ask('POST', '/api/absences', request)).status).toBe(201)
  expect((await said.next()).value).toEqual(['absences'])
  await bus.close()
  expect((await said.next()).done).toBe(true)
})

async function* newsIn({ body }: Response): AsyncGenerator<string[]> {
  if (!body) throw new Error('The stream has no body')
  for await (const chunk of body.pipeThrough(new TextDecoderStream()))
    for (const [, json] of chunk.matchAll(/data: (.*)\n/g)) yield JSON.parse(json ?? '').changed
}

it('news of it are for the staff', async () => {
  expect((await house.app.fetch('/api/time-sheets/events')).status).toBe(401)
  const news = await house.tina.ask('GET', '/api/time-sheets/events')
  expect(news.headers.get('content-type')).toContain('text/event-stream')
  await news.body?.cancel()
})
