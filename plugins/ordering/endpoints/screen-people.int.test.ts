import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'

import type { OrderHistory } from '#domain/ordering/order-history.contract.ts'
import type { ScreenPerson } from '#domain/ordering/screen-person.contract.ts'
import { askWith, hire, type Hired } from '#scripts/testing/hire.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'

import { problemOf } from '../testing/kitchen-screens.ts'
import { type Counter, openCounter } from '../testing/open-counter.ts'
import { pairScreen } from '../testing/pair-screen.ts'

type Screen = Awaited<ReturnType<typeof pairScreen>>

const pin = '4711'
let app: TestApp
let counter: Counter
let admin: Hired
let screen: Screen

beforeAll(async () => {
  app = await createTestApp()
  counter = await openCounter(app)
  admin = await hire(app, 'ROLE_ADMIN')
  screen = await pairScreen(app, counter.shop.branch, 'frontdesk')
})

afterEach(() => vi.useRealTimers())
afterAll(() => app.close())

/** Somebody of the branch with a PIN. */
async function employ(): Promise<Hired> {
  const person = await hire(app, 'ROLE_EMPLOYEE', [counter.shop.branch])
  await person.ask('PUT', `/api/users/${person.id}/pin`, { pin })
  return person
}
const people = ({ key }: Screen = screen) => `/api/orders/screen/${counter.shop.branch}/${key}/people`
const type = (person: string, typed = pin, at = screen) =>
  askWith(app)('POST', people(at), { person, pin: typed })
const opened = async (...asked: Parameters<typeof type>) => readJson<ScreenPerson>(await type(...asked))
const renew = (token: string, at = screen) => askWith(app)('PUT', people(at), { token })

function press(id: string, token?: string, action = 'confirm', at = screen): Promise<Response> {
  return app.fetch(`/api/orders/frontdesk/${counter.shop.branch}/${at.key}/${id}/status/${action}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token !== undefined && { 'x-theke-person': token }) },
    body: '{}',
  })
}
const historyOf = async (id: string) =>
  readJson<OrderHistory>(await admin.ask('GET', `/api/orders/${id}/history`))

/** The clock of the server goes on; that of timers and of the database does not. */
function minutesLater(minutes: number): void {
  const now = Temporal.Now.instant().add({ minutes })
  vi.spyOn(Temporal.Now, 'instant').mockReturnValue(now)
}
afterEach(() => vi.restoreAllMocks())

describe('whoever types their PIN at a screen', () => {
  it('is named in the history, together with the device; without it the device is', async () => {
    const anna = await employ()
    const order = await counter.place()
    const { token, person } = await opened(anna.id)
    await press(order.id, token)
    await press(order.id, undefined, 'in-delivery')
    const [, confirmed, ready] = await historyOf(order.id)

    expect(person.name).toMatch(/^Person \d\.$/)
    expect(confirmed?.by).toMatchObject({ kind: 'staff', id: anna.id, device: screen.name })
    expect(ready?.by).toEqual({ kind: 'device', name: screen.name })
  })

  it('is known for five minutes, and for five more with each sign of life, but not for longer than a shift', async () => {
    const anna = await employ()
    const order = await counter.place()
    const first = await opened(anna.id)
    minutesLater(4)
    const second = await readJson<ScreenPerson>(await renew(first.token))
    vi.restoreAllMocks()
    minutesLater(6)
    expect(await problemOf(await press(order.id, first.token))).toEqual([401, 'person-expired'])
    expect((await press(order.id, second.token)).status).toBe(200)

    vi.restoreAllMocks()
    let { token } = first
    for (let minutes = 4; minutes < 12 * 60; minutes += 4) {
      vi.restoreAllMocks()
      minutesLater(minutes)
      token = (await readJson<ScreenPerson>(await renew(token))).token
    }
    vi.restoreAllMocks()
    minutesLater(12 * 60)
    expect(await problemOf(await renew(token))).toEqual([401, 'person-expired'])
  })

  it('is known at this device alone, as long as its key and their PIN are the same and they work here', async () => {
    const other = await pairScreen(app, counter.shop.branch, 'frontdesk')
    const order = await counter.place()
    const [berta, carla, dora] = [await employ(), await employ(), await employ()]
    const tokens = await Promise.all([berta, carla, dora].map(async ({ id }) => (await opened(id)).token))
    expect(await problemOf(await press(order.id, tokens[0], 'confirm', other))).toEqual([
      401,
      'person-expired',
    ])

    await berta.ask('PUT', `/api/users/${berta.id}/pin`, { pin: '8025' })
    await admin.ask('PATCH', `/api/users/${carla.id}`, { branches: [] })
    await admin.ask('PATCH', `/api/users/${dora.id}`, { isBlocked: true })
    for (const token of tokens) {
      expect(await problemOf(await press(order.id, token))).toEqual([401, 'person-expired'])
    }
    expect(await historyOf(order.id)).toHaveLength(1)
  })

  it('is not made up by whoever changes what they were given', async () => {
    const anna = await employ()
    const order = await counter.place()
    const { token } = await opened(anna.id)
    const [id = '', since = '', until = '', signature = ''] = token.split('.')
    const later = String(Number(until) + 3_600_000)

    for (const forged of [
      '',
      'x',
      [id, since, later, signature].join('.'),
      `${token}x`,
      [id, since, until].join('.'),
    ]) {
      expect(await problemOf(await press(order.id, forged))).toEqual([401, 'person-expired'])
    }
  })
})

describe('the people of a screen', () => {
  it('are those of its branch who have a PIN, by first name and initial', async () => {
    const anna = await employ()
    const without = await hire(app, 'ROLE_EMPLOYEE', [counter.shop.branch])
    const editor = await hire(app, 'ROLE_EDITOR', [counter.shop.branch])
    await editor.ask('PUT', `/api/users/${editor.id}/pin`, { pin })
    const { people: listed } = await readJson<{ people: { id: string; name: string }[] }>(
      await app.fetch(people()),
    )
    const ids = listed.map(({ id }) => id)

    expect(ids).toContain(anna.id)
    for (const { id } of [without, editor, admin]) expect(ids).not.toContain(id)
    expect(listed.every((person) => Object.keys(person).join() === 'id,name')).toBe(true)
  })

  it('are told to no device of another purpose', async () => {
    const pickup = await pairScreen(app, counter.shop.branch, 'pickup')

    expect(await problemOf(await app.fetch(people(pickup)))).toEqual([401, 'wrong-device-key'])
    expect(await problemOf(await type(crypto.randomUUID(), pin, pickup))).toEqual([401, 'wrong-device-key'])
  })
})

describe('wrong PINs', () => {
  it('are answered alike for everybody, whether they have one, work here or exist', async () => {
    const device = await pairScreen(app, counter.shop.branch, 'frontdesk')
    const elsewhere = await hire(app, 'ROLE_EMPLOYEE')
    await elsewhere.ask('PUT', `/api/users/${elsewhere.id}/pin`, { pin })
    const anna = await employ()

    const answers = [
      await type(anna.id, '4712', device),
      await type(elsewhere.id, pin, device),
      await type(admin.id, pin, device),
      await type(crypto.randomUUID(), pin, device),
    ]
    const bodies = await Promise.all(answers.map((answer) => answer.text()))
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400])
    expect(new Set(bodies).size).toBe(1)
  })

  it('lock the person after five, at every device and for the right PIN too, until a while later', async () => {
    const anna = await employ()
    const other = await pairScreen(app, counter.shop.branch, 'frontdesk')
    for (let tries = 0; tries < 5; tries += 1) await type(anna.id, '9999', tries % 2 ? screen : other)

    expect((await problemOf(await type(anna.id))).slice(0, 2)).toEqual([429, 'too-many-attempts'])
    minutesLater(11)
    expect((await type(anna.id)).status).toBe(200)
  })

  it('lock the device after fifteen, whoever they were for; a hundred at once are no more', async () => {
    const device = await pairScreen(app, counter.shop.branch, 'frontdesk')
    const anna = await employ()
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => type(crypto.randomUUID(), '9999', device)),
    )

    expect(answers.filter(({ status }) => status === 400)).toHaveLength(15)
    expect((await problemOf(await type(anna.id, pin, device))).slice(0, 2)).toEqual([
      429,
      'too-many-attempts',
    ])
    expect((await type(anna.id)).status).toBe(200)
  })

  it('are counted anew from the right one on', async () => {
    const anna = await employ()
    for (let round = 0; round < 3; round += 1) {
      for (let tries = 0; tries < 4; tries += 1) await type(anna.id, '9999')
      expect((await type(anna.id)).status).toBe(200)
    }
  })
})
