import { createLocalReq } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { putAwayKey } from '#plugins/desk/setup/put-away-key.ts'
import { readSetup } from '#plugins/desk/setup/read-setup.ts'
import { readToday } from '#plugins/desk/today/read-today.ts'
import { openCounter, type Counter } from '#plugins/ordering/testing/open-counter.ts'
import { recordStatements } from '#scripts/testing/count-statements.ts'
import { hire, type Hired } from '#scripts/testing/hire.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'

import { countedAreas } from './testing/counted-areas.ts'

let app: TestApp
let counter: Counter
const people = {} as Record<'admin' | 'manager' | 'employee' | 'editor' | 'foreign', Hired>

const now = () => Temporal.Now.instant()

beforeAll(async () => {
  app = await createTestApp()
  people.admin = await hire(app, 'ROLE_ADMIN')
})

afterAll(() => app.close())

describe('the way to the first order', () => {
  it('is shown to who opens branches, as long as there is no order', async () => {
    await people.admin.ask('POST', '/api/branches', { name: 'Anfang', identifier: 'anfang' })

    expect(await setupOf(people.admin)).toMatchObject({
      progress: {
        name: 'done',
        hours: 'next',
        areas: 'done',
        dishes: 'later',
        menu: 'later',
        order: 'later',
      },
      branch: { identifier: 'anfang' },
    })
  })

  it('is put away by whoever does not want it, for that person alone', async () => {
    const other = await hire(app, 'ROLE_ADMIN')
    const turn = (value: boolean) =>
      people.admin.ask('POST', `/api/payload-preferences/${putAwayKey}`, { value })
    await turn(true)
    expect([(await setupOf(people.admin))?.isPutAway, (await setupOf(other))?.isPutAway]).toEqual([
      true,
      false,
    ])
    await turn(false)

    expect((await setupOf(people.admin))?.isPutAway).toBe(false)
  })

  it('goes on by what is stored, and ends with the first order', async () => {
    counter = await openCounter(app)
    const { branch } = counter.shop
    people.manager = await hire(app, 'ROLE_MANAGER', [branch])
    people.employee = await hire(app, 'ROLE_EMPLOYEE', [branch])
    people.editor = await hire(app, 'ROLE_EDITOR')
    people.foreign = await hire(app, 'ROLE_MANAGER', [])

    expect(await setupOf(people.admin)).toMatchObject({ progress: { dishes: 'done', order: 'later' } })
    for (const asker of ['manager', 'employee', 'editor'] as const) {
      expect(await setupOf(people[asker])).toBeNull()
    }
    await counter.place()
    expect(await setupOf(people.admin)).toBeNull()
  })
})

describe('what waits', () => {
  it('is told to those who may settle it, and goes when it is settled', async () => {
    const request = await contact()
    const order = await reviewed({ rating: 4, foodRating: 1, serviceRating: 4, processRating: 5 })
    await reviewed({ rating: 3, foodRating: 3, serviceRating: 3, processRating: 3 })

    expect(await waitingFor('manager')).toEqual({
      'contact-requests': 1,
      'order-reviews': 1,
      'orders-awaiting': 1,
    })
    expect(await waitingFor('employee')).toEqual({ 'orders-awaiting': 1 })
    expect(await waitingFor('editor')).toEqual({})
    expect(await waitingFor('foreign')).toEqual({ 'contact-requests': 1 })
    expect(await countedFor('manager')).toEqual({
      ordering: '1 unbestätigt',
      content: '1 Kontaktanfrage',
      insight: '1 Schlechte Bewertung',
    })
    expect(await countedFor('employee')).toEqual({ ordering: '1 unbestätigt' })
    expect(await countedFor('editor')).toEqual({})
    expect(await countedFor('foreign')).toEqual({ content: '1 Kontaktanfrage' })

    await people.manager.ask('PATCH', `/api/contact-requests/${request}`, { status: 'answered' })
    await people.manager.ask('PATCH', `/api/order-reviews/${order}`, { isSettled: true })
    expect(await waitingFor('manager')).toEqual({ 'orders-awaiting': 1 })
    expect(await countedFor('manager')).toEqual({ ordering: '1 unbestätigt' })
  })

  it('is said to be settled by whom and when, and can be taken back', async () => {
    const id = await reviewed({ rating: 1, foodRating: 1, serviceRating: 1, processRating: 1 })
    const path = `/api/order-reviews/${id}?depth=0`
    const forged = { isSettled: true, settledBy: people.admin.id, rating: 5 }
    expect((await people.employee.ask('PATCH', path, { isSettled: true })).status).toBe(403)
    expect((await people.foreign.ask('PATCH', path, { isSettled: true })).status).toBe(403)
    const refused = await people.manager.ask('PATCH', path, forged)
    expect(refused.status).toBe(400)
    expect(await refused.json()).toMatchObject({ errors: [{ field: 'settledBy' }, { field: 'rating' }] })
    const { doc } = await readJson<{ doc: { settledAt: string } }>(
      await people.manager.ask('PATCH', path, { isSettled: true }),
    )

    expect(doc).toMatchObject({ isSettled: true, settledBy: people.manager.id, rating: 1, lowestRating: 1 })
    expect(Date.parse(doc.settledAt)).toBeLessThanOrEqual(Date.now())
    await people.manager.ask('PATCH', path, { isSettled: false })
    expect(await readJson(await people.manager.ask('GET', path))).toMatchObject({
      isSettled: false,
      settledAt: null,
      settledBy: null,
    })
    expect(await waitingFor('manager')).toMatchObject({ 'order-reviews': 1 })
  })

  it('holds a plan that failed for those who publish, until it is put aside', async () => {
    const site = await madeBy(people.editor, '/api/sites', { name: 'Aktion', path: 'aktion' })
    const { id } = await app.payload.jobs.queue({
      task: 'schedulePublish',
      input: { type: 'publish', doc: { relationTo: 'sites', value: site } },
      waitUntil: new Date('2999-01-01T08:00:00Z'),
    })
    const today = async () => readToday(await requestOf(people.editor), now())
    expect((await today()).lists.map(({ title, items }) => [title, items.length])).toEqual([
      ['Entwürfe', 0],
      ['Geplant', 1],
    ])
    await app.pool.query(`update payload_jobs set has_error = true, error = '{"message":"Kein Recht"}'`)

    expect((await today()).waiting).toMatchObject([
      { count: 1, tone: 'wrong', note: 'Kein Recht', path: `/collections/sites/${site}` },
    ])
    expect(Object.keys(await waitingFor('manager'))).not.toContain(id)
    expect(await countedFor('editor')).toEqual({ content: '1 gescheiterter Plan' })
    await people.editor.ask('DELETE', `/api/sites/${site}/planned/${id}`)
    expect((await today()).waiting).toEqual([])
  })
})

describe('what cannot be had', () => {
  it('is told to the team, and lifted by who leads', async () => {
    const { pizza, branch } = counter.shop
    await people.manager.ask('PATCH', `/api/products/${pizza}`, { soldOutUntil: '2999-01-01T00:00:00.000Z' })
    await people.manager.ask('PATCH', `/api/branches/${branch}`, {
      deliveryAreas: [{ area: 'Umland', price: 0 }],
      isDeliveryEnabled: false,
    })
    const outagesOf = async (who: keyof typeof people) =>
      (await readToday(await requestOf(people[who]), now())).outages.map(({ label, lift }) => [
        label,
        lift?.label,
      ])

    expect(await outagesOf('manager')).toEqual(
      expect.arrayContaining([
        ['Pizza Margherita', 'Wieder da'],
        ['Gasthaus am Eck', 'Wieder liefern'],
      ]),
    )
    expect(await outagesOf('employee')).toEqual(
      expect.arrayContaining([
        ['Pizza Margherita', undefined],
        ['Gasthaus am Eck', undefined],
      ]),
    )
    expect(await outagesOf('editor')).toEqual([])
  })
})

describe.each(['admin', 'manager', 'employee', 'editor'] as const)('the view of the %s', (who) => {
  it('is read by few statements, however many orders there are', async () => {
    const req = await requestOf(people[who])
    const statements = await recordStatements(app.payload, () => readToday(req, now()))

    expect(statements.length).toBeLessThanOrEqual(24)
  })

  it('holds no money of orders for those who may not see it', async () => {
    const { figures, lists } = await readToday(await requestOf(people[who]), now())
    const labels = figures[0]?.figures.map(({ label }) => label) ?? []

    expect(labels.includes('Umsatz')).toBe(who === 'admin' || who === 'manager')
    expect(lists.map(({ title }) => title).includes('Offene Bestellungen')).toBe(who !== 'editor')
  })
})

async function requestOf({ id }: Hired) {
  const user = await app.payload.findByID({ collection: 'users', id, depth: 0, overrideAccess: true })
  return createLocalReq({ user: { ...user, collection: 'users' } }, app.payload)
}

const setupOf = async (person: Hired) => readSetup(await requestOf(person))

async function waitingFor(who: keyof typeof people): Promise<Record<string, number>> {
  const { waiting } = await readToday(await requestOf(people[who]), now())
  return Object.fromEntries(waiting.map(({ key, count }) => [key, count]))
}

const countedFor = async (who: keyof typeof people) => countedAreas(await requestOf(people[who]))

async function madeBy(person: Hired, path: string, body: object): Promise<string> {
  const { doc } = await readJson<{ doc: { id: string } }>(await person.ask('POST', path, body))
  return doc.id
}

async function contact(): Promise<string> {
  const { id } = await app.payload.create({
    collection: 'contact-requests',
    data: {
      name: 'Anna Auer',
      email: 'anna@example.com',
      phone: '+43 664 1234567',
      comment: 'Haben Sie am Montag offen?',
      status: 'new',
    },
    overrideAccess: true,
  })
  return id
}

/** An order that was eaten and judged; answers the id of the review. */
async function reviewed(ratings: Record<string, number>): Promise<string> {
  const order = await counter.place()
  await counter.asStaff(order, 'confirm')
  await counter.asStaff(order, 'completed')
  await app.fetch(`/api/orders/public/${order.uid}/${order.hash}/questionnaire`, {
    method: 'POST',
    body: JSON.stringify({ comment: '', ...ratings }),
  })
  const { rows } = await app.pool.query<{ id: string }>('select id from order_reviews where order_id = $1', [
    order.id,
  ])
  if (!rows[0]) throw new Error('The review was not kept.')
  return rows[0].id
}
