import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { FedSection } from '#domain/content/fed/fed-section.ts'
import type { PageView } from '#domain/content/page.contract.ts'
import type { PublicOrder } from '#domain/ordering/order.contract.ts'
import type { ApiErrors } from '#domain/refusals/api-error.contract.ts'
import { hire, type Hired } from '#scripts/testing/hire.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'
import { type Counter, openCounter } from '../testing/open-counter.ts'

const inFull = { rating: 4, foodRating: 5, serviceRating: 4, processRating: 3 }

let app: TestApp
let counter: Counter
let chief: Hired
let manager: Hired
let foreign: Hired

beforeAll(async () => {
  app = await createTestApp()
  counter = await openCounter(app)
  chief = await hire(app, 'ROLE_ADMIN')
  const branchOf = async (identifier: string) =>
    (await readJson<{ id: string }>(await chief.ask('GET', `/api/branches/${identifier}`))).id
  const eck = await branchOf('eck')
  manager = await hire(app, 'ROLE_MANAGER', [eck])
  foreign = await hire(app, 'ROLE_MANAGER', [await branchOf('anderswo')])
  const body = [{ blockType: 'reviews', branches: [eck] }]
  await chief.ask('POST', '/api/sites', {
    name: 'Stimmen',
    path: 'stimmen',
    type: 'custom_site',
    isPublic: true,
    content: { body },
  })
})

afterAll(() => app.close())

/** A guest has eaten and says how it was; answers the id of the review. */
async function say(words: object): Promise<{ id: string; order: PublicOrder }> {
  const order = await counter.place()
  await counter.asStaff(order, 'confirm')
  await counter.asStaff(order, 'completed')
  const path = `/api/orders/public/${order.uid}/${order.hash}/questionnaire`
  const answer = await app.fetch(path, { method: 'POST', body: JSON.stringify({ ...inFull, ...words }) })
  expect(answer.status).toBe(200)
  const { rows } = await app.pool.query<{ id: string }>('select id from order_reviews where order_id = $1', [
    order.id,
  ])

  return { id: String(rows[0]?.id), order }
}

const release = (who: Hired, id: string) => who.ask('PATCH', `/api/order-reviews/${id}`, { isReleased: true })
const isReleased = async (id: string) =>
  (await app.pool.query('select is_released from order_reviews where id = $1', [id])).rows[0] as object

async function shown() {
  const page = await readJson<PageView>(await app.fetch('/api/pages?path=/stimmen&host=localhost'))
  const [section] = page.body as FedSection<'reviews'>[]

  return section?.fed ?? null
}

it('nobody has said anything, so visitors see no such section', async () => {
  expect(await shown()).toBeNull()
})

describe('what guests said after their order', () => {
  it('is on the website once they and the house let it, with the average of all', async () => {
    const allowed = { comment: 'Heiß und schnell', mayBeShown: true, shownName: ' Rosa ' }
    const { id } = await say(allowed)
    await say({ comment: 'Nur für euch', rating: 1 })
    expect(await shown()).toMatchObject({ count: 2, average: '2,5', reviews: [] })

    expect((await release(manager, id)).status).toBe(200)
    expect(await shown()).toEqual({
      count: 2,
      average: '2,5',
      averageTenths: 25,
      reviews: [
        {
          id,
          rating: 4,
          comment: 'Heiß und schnell',
          name: 'Rosa',
          on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        },
      ],
    })
  })

  it.each([
    ['that they keep to the house', { comment: 'Unter uns' }, 'Der Gast hat nicht erlaubt'],
    ['without a word', { comment: ' ', mayBeShown: true, shownName: 'Rosa' }, 'Der Gast hat nicht erlaubt'],
  ])('is not released %s', async (_, words, message) => {
    const { id } = await say(words)
    const answer = await release(manager, id)

    expect(answer.status).toBe(400)
    expect((await readJson<ApiErrors>(answer)).errors).toMatchObject([
      { field: 'isReleased', message: expect.stringContaining(message) },
    ])
    expect(await isReleased(id)).toEqual({ is_released: false })
  })

  it('is released by nobody of another branch, nor by guests, and nobody allows it in their place', async () => {
    const { id } = await say({ comment: 'Sehr gut', mayBeShown: true })
    const quiet = await say({ comment: 'Still' })

    expect((await release(foreign, id)).status).toBe(403)
    const asGuest = await app.fetch(`/api/order-reviews/${id}`, {
      method: 'PATCH',
      body: '{"isReleased":true}',
    })
    expect(asGuest.status).toBe(401)
    expect(await isReleased(id)).toEqual({ is_released: false })
    await manager.ask('PATCH', `/api/order-reviews/${quiet.id}`, { mayBeShown: true, isReleased: true })
    expect(await isReleased(quiet.id)).toEqual({ is_released: false })
  })

  it('has no name where they gave none', async () => {
    const { id } = await say({ comment: 'Gern wieder', mayBeShown: true })
    await release(manager, id)

    expect((await shown())?.reviews[0]).toMatchObject({ comment: 'Gern wieder', name: 'Ein Gast' })
  })
})
