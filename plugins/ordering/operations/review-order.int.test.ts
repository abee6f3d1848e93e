import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { PublicOrder } from '#domain/ordering/order.contract.ts'
import type { ApiErrors } from '#domain/refusals/api-error.contract.ts'
import { hire, type Hired } from '#scripts/testing/hire.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'
import { type Counter, openCounter } from '../testing/open-counter.ts'

const inFull = { rating: 4, foodRating: 5, serviceRating: 1, processRating: 3, comment: ' Sehr gut! ' }

let app: TestApp
let counter: Counter
let mia: Hired
let foreign: Hired

beforeAll(async () => {
  app = await createTestApp()
  counter = await openCounter(app)
  const chief = await hire(app, 'ROLE_ADMIN')
  const branchOf = async (identifier: string) =>
    (await readJson<{ id: string }>(await chief.ask('GET', `/api/branches/${identifier}`))).id
  mia = await hire(app, 'ROLE_MANAGER', [await branchOf('eck')])
  foreign = await hire(app, 'ROLE_MANAGER', [await branchOf('anderswo')])
})

afterAll(() => app.close())

async function eaten(): Promise<PublicOrder> {
  const order = await counter.place()
  await counter.asStaff(order, 'confirm')
  await counter.asStaff(order, 'completed')
  return order
}

const review = ({ uid, hash }: PublicOrder, change: object = {}) =>
  app.fetch(`/api/orders/public/${uid}/${hash}/questionnaire`, {
    method: 'POST',
    body: JSON.stringify({ ...inFull, ...change }),
  })

const kept = async ({ id }: PublicOrder) =>
  (await app.pool.query('select * from order_reviews where order_id = $1', [id])).rows as object[]
const told = async (answer: Response) => (await readJson<ApiErrors>(answer)).errors

describe('a review', () => {
  it('is kept with its order, and the rating becomes part of it', async () => {
    const order = await eaten()
    const answer = await review(order)
    const again = await app.fetch(`/api/orders/public/${order.uid}/${order.hash}`)

    expect([answer.status, (await readJson<PublicOrder>(answer)).questionnaireRating]).toEqual([200, 4])
    expect(await readJson(again)).toMatchObject({ questionnaireRating: 4, status: 'completed' })
    expect(await kept(order)).toMatchObject([
      { rating: '4', food_rating: '5', service_rating: '1', process_rating: '3', comment: 'Sehr gut!' },
    ])
  })

  it('is seen by the team of the branch and by no other, and rewritten by nobody', async () => {
    const order = await eaten()
    await review(order)
    const path = `/api/order-reviews?where[order][equals]=${order.id}`
    const docsFor = async (ask: Hired['ask']) =>
      (await readJson<{ docs?: { id: string }[] }>(await ask('GET', path))).docs ?? []
    const [seen] = await docsFor(mia.ask)

    expect(seen).toMatchObject({ rating: 4, comment: 'Sehr gut!' })
    expect(await docsFor(foreign.ask)).toEqual([])
    expect((await app.fetch(path)).status).toBe(401)
    await mia.ask('PATCH', `/api/order-reviews/${seen?.id}`, { rating: 5 })
    expect(await kept(order)).toMatchObject([{ rating: '4' }])
    expect((await foreign.ask('PATCH', `/api/order-reviews/${seen?.id}`, { rating: 5 })).status).toBe(403)
    expect((await mia.ask('DELETE', `/api/order-reviews/${seen?.id}`)).status).toBe(403)
  })

  it('is taken once of many that come together, and the others are told so in German', async () => {
    const order = await eaten()
    const answers = await Promise.all([1, 2, 3, 5].map((rating) => review(order, { rating })))
    const refused = answers.filter(({ status }) => status !== 200)
    const [row] = await kept(order)

    expect(refused.map(({ status }) => status)).toEqual([409, 409, 409])
    expect(await kept(order)).toHaveLength(1)
    const taken = await readJson<PublicOrder>(answers.find(({ status }) => status === 200) as Response)
    expect(row).toMatchObject({ rating: String(taken.questionnaireRating) })
    for (const answer of refused) {
      expect(await told(answer)).toMatchObject([
        {
          code: 'illegal-status-change',
          message: 'Sie haben diese Bestellung bereits bewertet. Eine zweite Bewertung ist nicht möglich.',
          data: { why: 'already-reviewed', order: { questionnaireRating: taken.questionnaireRating } },
        },
      ])
    }
  })

  it('that is sent again after its answer was lost is no second one', async () => {
    const order = await eaten()
    const answers = [await review(order), await review(order)]

    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await kept(order)).toHaveLength(1)
  })

  it.each([
    [{ rating: 0 }, ['rating']],
    [{ foodRating: 6, serviceRating: 2.5 }, ['foodRating', 'serviceRating']],
    [{ processRating: undefined }, ['processRating']],
    [{ comment: 'x'.repeat(2001) }, ['comment']],
  ])('with %j is refused at %j and leaves no trace', async (change, fields) => {
    const order = await eaten()
    const answer = await review(order, change)

    expect([answer.status, (await told(answer)).map(({ field }) => field)]).toEqual([400, fields])
    expect(await kept(order)).toEqual([])
  })

  it('waits until the order is completed', async () => {
    const order = await counter.place()
    const answer = await review(order)

    expect(answer.status).toBe(409)
    expect(await told(answer)).toMatchObject([
      { message: 'Sie können Ihre Bestellung bewerten, sobald sie abgeschlossen ist.' },
    ])
    expect(await kept(order)).toEqual([])
  })

  it('needs the link of the order', async () => {
    const order = await eaten()

    expect((await review({ ...order, hash: 'x'.repeat(order.hash.length) })).status).toBe(404)
    expect(await kept(order)).toEqual([])
  })

  it('is asked from nobody where the shop has switched it off', async () => {
    const order = await eaten()
    const ask = (isOn: boolean) =>
      app.payload.updateGlobal({
        slug: 'config',
        data: { enablePluginOrderReviews: isOn },
        overrideAccess: true,
      })
    await ask(false)
    const answer = await review(order)
    await ask(true)

    expect(answer.status).toBe(409)
    expect(await told(answer)).toMatchObject([{ data: { why: 'switched-off' } }])
    expect((await review(order)).status).toBe(200)
  })

  it('that cannot be kept leaves the order unmarked', async () => {
    const order = await eaten()
    await app.pool.query('alter table order_reviews rename to order_reviews_gone')
    const failed = await review(order)
    await app.pool.query('alter table order_reviews_gone rename to order_reviews')

    expect(failed.status).toBe(500)
    expect((await review(order)).status).toBe(200)
  })
})
