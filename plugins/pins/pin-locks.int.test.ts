import { afterAll, beforeAll, expect, it } from 'vitest'

import type { PinLocks } from '#domain/people/pin.contract.ts'
import { askWith, hire, type Hired, openBranch, verdict } from '#scripts/testing/hire.ts'
import { openClock } from '#scripts/testing/open-clock.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'

const pin = '4711'
let app: TestApp
let branch: string
let admin: Hired
let lead: Hired

beforeAll(async () => {
  app = await createTestApp()
  branch = await openBranch(app, 'eck')
  admin = await hire(app, 'ROLE_ADMIN')
  lead = await hire(app, 'ROLE_MANAGER', [branch])
})

afterAll(() => app.close())

const hangClock = () => openClock({ send: askWith(app), asAdmin: admin.ask, branch })
type Clock = Awaited<ReturnType<typeof hangClock>>

let people = 0
async function employ(branches = [branch]) {
  const person = await hire(app, 'ROLE_EMPLOYEE', branches)
  people += 1
  const username = `person${people}`
  await admin.ask('PATCH', `/api/users/${person.id}`, { username })
  await admin.ask('PUT', `/api/users/${person.id}/pin`, { pin })

  return { ...person, username }
}
type Employed = Awaited<ReturnType<typeof employ>>

const type = async (clock: Clock, { username }: Employed, typed: string) =>
  (await verdict(await askWith(app)('POST', `${clock.at}/people`, { username, pin: typed }))).codes[0] ??
  'let in'
async function guess(clock: Clock, person: Employed): Promise<void> {
  for (let tries = 0; tries < 5; tries += 1) await type(clock, person, '9999')
}
const lockAt = ({ id }: Hired) => `/api/users/${id}/pin/lock`
const lockedMinutes = async (person: Hired, by = lead) =>
  (await readJson<{ lockedMinutes: number | null }>(await by.ask('GET', `/api/users/${person.id}/pin`)))
    .lockedMinutes
const locksAt = async ({ device }: Clock) =>
  readJson<PinLocks>(await lead.ask('GET', `/api/devices/${device}/pin-locks`))
const lifted = async (of: string) =>
  (
    await app.pool.query(`select actor_id from logs where action = 'pin-lock-lifted' and document_id = $1`, [
      of,
    ])
  ).rows

it('whoever leads somebody sees that their PIN is locked, and for how long, at the person and at the device', async () => {
  const clock = await hangClock()
  const anna = await employ()
  for (let tries = 0; tries < 4; tries += 1) await type(clock, anna, '9999')
  expect(await lockedMinutes(anna)).toBeNull()
  expect(await locksAt(clock)).toEqual({ lockedMinutes: null, people: [] })

  await type(clock, anna, '9999')
  expect(await lockedMinutes(anna)).toBe(10)
  expect(await lockedMinutes(anna, anna)).toBe(10)
  expect(await locksAt(clock)).toEqual({
    lockedMinutes: null,
    people: [{ id: anna.id, name: expect.any(String), lockedMinutes: 10 }],
  })
})

it('they lift the lock, which is written down once, and the next one is as short as the first', async () => {
  const clock = await hangClock()
  const anna = await employ()
  await guess(clock, anna)
  expect(await type(clock, anna, pin)).toBe('too-many-attempts')

  const answer = await lead.ask('DELETE', lockAt(anna))
  expect(await readJson(answer)).toMatchObject({ hasPin: true, lockedMinutes: null })
  await lead.ask('DELETE', lockAt(anna))
  expect(await lifted(anna.id)).toEqual([{ actor_id: lead.id }])
  expect(await type(clock, anna, pin)).toBe('let in')

  await guess(await hangClock(), anna)
  expect(await lockedMinutes(anna)).toBe(10)
})

it('a lock is lifted by nobody who may not set the PIN', async () => {
  const clock = await hangClock()
  const anna = await employ()
  const colleague = await employ()
  const elsewhere = await openBranch(app, 'anderswo')
  const stranger = await hire(app, 'ROLE_MANAGER', [elsewhere])
  const shared = await employ([branch, elsewhere])
  for (const person of [anna, shared]) await guess(clock, person)

  expect(await verdict(await colleague.ask('DELETE', lockAt(anna)))).toEqual({
    status: 403,
    codes: ['not-allowed'],
  })
  expect(await verdict(await stranger.ask('DELETE', lockAt(anna)))).toEqual({
    status: 404,
    codes: ['unknown-record'],
  })
  expect(await verdict(await lead.ask('DELETE', lockAt(shared)))).toEqual({
    status: 403,
    codes: ['not-allowed'],
  })
  expect([await lockedMinutes(anna), await lockedMinutes(shared, admin)]).toEqual([10, 10])
})

it('a device at which all PINs are locked is seen and opened by whoever leads its branch, and by nobody else', async () => {
  const clock = await hangClock()
  const guessedAt = await Promise.all(Array.from({ length: 3 }, () => employ()))
  const anna = await employ()
  for (const person of guessedAt) await guess(clock, person)
  expect(await type(clock, anna, pin)).toBe('too-many-attempts')
  expect((await locksAt(clock)).lockedMinutes).toBe(10)

  const at = `/api/devices/${clock.device}/pin-locks`
  const stranger = await hire(app, 'ROLE_MANAGER', [await openBranch(app, 'woanders')])
  for (const method of ['GET', 'DELETE']) {
    expect((await anna.ask(method, at)).status).toBe(403)
    expect((await stranger.ask(method, at)).status).toBe(404)
  }

  const left = await readJson<PinLocks>(await lead.ask('DELETE', at))
  expect(left.lockedMinutes).toBeNull()
  expect(left.people.map(({ id }) => id)).toEqual(expect.arrayContaining(guessedAt.map(({ id }) => id)))
  expect(await lifted(clock.device)).toEqual([{ actor_id: lead.id }])
  expect(await type(clock, anna, pin)).toBe('let in')
})
