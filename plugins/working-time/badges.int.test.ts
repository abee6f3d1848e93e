import { afterAll, beforeAll, expect, it } from 'vitest'

import { askWith, hire, type Hired, verdict } from '#scripts/testing/hire.ts'
import { readJson } from '#scripts/testing/test-app.ts'

import { type Arrived, type ClockHouse, openClockHouse, pin } from './testing/clock-house.ts'
import { readBadges } from './testing/read-badges.ts'

let { app, house, clock, arrive } = {} as ClockHouse
let { person, username } = {} as Arrived

beforeAll(async () => {
  ;({ app, house, clock, arrive } = await openClockHouse())
  ;({ person, username } = await arrive())
})

afterAll(() => app.close())

const ask = (by: Pick<Hired, 'ask'>, branch: string, query = '') =>
  by.ask('GET', `/api/time-tracking/badges/${branch}${query}`)
const badges = async (answer: Promise<Response>) =>
  readBadges(new Uint8Array(await (await answer).arrayBuffer()))

/** As the clock knows it. */
const badgeOf = async (called: string) => {
  const { people } = await readJson<{ people: { username: string; badge: string }[] }>(
    await askWith(app)('GET', `${clock.at}/people`),
  )

  return people.find((known) => known.username === called)?.badge
}

it('whoever leads a branch prints a badge for each of its people, whose number the clock there knows', async () => {
  const answer = await ask(house.mia, house.vienna)
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
    200,
    'application/pdf',
    'no-store',
  ])
  const { codes, words } = await badges(Promise.resolve(answer))
  expect(new Set(codes).size).toBe(3)
  expect(words).toContain('wien')

  const { people } = await readJson<{ people: { username: string; badge: string }[] }>(
    await askWith(app)('GET', `${clock.at}/people`),
  )
  expect(people.length).toBeGreaterThan(0)
  for (const known of people) expect(codes).toContain(known.badge)
})

it('a badge says neither a name for signing in nor an address, also where somebody has no other name', async () => {
  const { codes, words } = await badges(ask(house.mia, house.vienna))

  for (const code of codes) expect(code).toMatch(/^\d{16}$/)
  expect(words).not.toContain('@')
  expect(words).not.toContain(username)
})

it('a badge says nothing of a PIN, and opens nothing without one', async () => {
  const { codes, words } = await badges(ask(house.mia, house.vienna, `?user=${person.id}`))
  expect(codes).toEqual([await badgeOf(username)])
  expect(words).not.toMatch(new RegExp(`${pin}|PIN`, 'i'))

  const signIn = (typed: string) => askWith(app)('POST', `${clock.at}/people`, { username, pin: typed })
  expect(
    await verdict(await askWith(app)('POST', `${clock.at}/people`, { username: codes[0], pin })),
  ).toEqual({
    status: 400,
    codes: ['wrong-pin'],
  })
  expect(await verdict(await signIn('0000'))).toEqual({ status: 400, codes: ['wrong-pin'] })
  expect((await signIn(pin)).status).toBe(200)
})

it('a blocked account gets none', async () => {
  const gone = await arrive()
  const code = await badgeOf(gone.username)
  await house.admin.ask('PATCH', `/api/users/${gone.person.id}`, { isBlocked: true })

  expect(code).toMatch(/^\d{16}$/)
  expect((await badges(ask(house.mia, house.vienna))).codes).not.toContain(code)
})

it('a badge that was lost is replaced alone: the clock knows the new number, and the old one is nobody’s', async () => {
  const bea = await arrive()
  const [lost, others] = [await badgeOf(bea.username), await badgeOf(username)]
  const renew = (by: Pick<Hired, 'ask'>, branch = house.vienna) =>
    by.ask('POST', `/api/time-tracking/badges/${branch}/${bea.person.id}/renew`)

  expect(await verdict(await renew(bea.person))).toEqual({ status: 403, codes: ['not-allowed'] })
  expect(await verdict(await renew(house.mia, house.graz))).toEqual({
    status: 404,
    codes: ['unknown-branch'],
  })
  expect(await verdict(await renew(house.admin, house.graz))).toEqual({
    status: 404,
    codes: ['unknown-record'],
  })
  expect(await badgeOf(bea.username)).toBe(lost)

  expect((await renew(house.mia)).status).toBe(200)
  const first = await badgeOf(bea.username)
  expect((await badges(ask(house.mia, house.vienna, `?user=${bea.person.id}`))).codes).toEqual([first])
  expect((await renew(house.mia)).status).toBe(200)
  expect(new Set([lost, first, await badgeOf(bea.username)]).size).toBe(3)
  expect(await badgeOf(username)).toBe(others)
  const { rows } = await app.pool.query(
    `select action, actor_id from logs where document_id = $1 and action = 'badge-renewed'`,
    [bea.person.id],
  )
  const told = { action: 'badge-renewed', actor_id: house.mia.id }
  expect(rows).toEqual([told, told])
})

it('others print none, of their own branch or another', async () => {
  const editor = await hire(app, 'ROLE_EDITOR', [house.vienna])
  const notAllowed = { status: 403, codes: ['not-allowed'] }
  for (const by of [person, house.tina, editor]) {
    expect(await verdict(await ask(by, house.vienna))).toEqual(notAllowed)
  }
  for (const by of [house.mia, person]) {
    expect(await verdict(await ask(by, house.graz))).toEqual({ status: 404, codes: ['unknown-branch'] })
  }
  expect(await verdict(await ask({ ask: askWith(app) }, house.vienna))).toEqual({
    status: 401,
    codes: ['unauthenticated'],
  })
  expect(await verdict(await ask(house.mia, house.vienna, `?user=${house.ben.id}`))).toEqual({
    status: 404,
    codes: ['unknown-record'],
  })
  expect((await ask(house.admin, house.graz)).status).toBe(200)
})
