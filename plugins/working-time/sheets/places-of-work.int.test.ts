import { createLocalReq } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { type BusinessType, businessTypes } from '#domain/catalogue/business-types.data.ts'
import { tradeOf } from '#domain/workforce/law/trade-of.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'
import { openTwoBranches, type TwoBranches } from '#scripts/testing/two-branches.ts'

import { readPlacesOfWork } from './places-of-work.ts'

let app: TestApp
let cast: TwoBranches

beforeAll(async () => {
  app = await createTestApp()
  cast = await openTwoBranches(app)
  const data = { name: 'Eck', identifier: 'eck' }
  const { id } = await app.payload.create({ collection: 'divisions', data, overrideAccess: true })
  await app.pool.query('update branches set division_id = $1', [id])
})

afterAll(() => app.close())

const tradeIn = async (business: BusinessType) => {
  await app.pool.query('update divisions set business_type = $1', [business])
  const { places } = await readPlacesOfWork(await createLocalReq({}, app.payload))

  return places.get(cast.vienna)?.trade
}

it('sheets judge a house by the trade by which its plan is judged, whatever it is', async () => {
  for (const business of businessTypes)
    expect([business, await tradeIn(business)]).toEqual([business, tradeOf(business)])
  expect(await tradeIn('Bakery')).toBe('other')
})
