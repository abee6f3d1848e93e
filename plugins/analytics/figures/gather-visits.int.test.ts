import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'

import type { AskedFigures } from '#domain/insight/statistics/figures.ts'
import { testSeed } from '#scripts/testing/test-seed.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

import { anyVisit, toldOfVisit } from '../visits/any-visits.fixture.ts'
import { storeVisits } from '../visits/store-visits.ts'
import { gatheringOnce } from './gather-visits.ts'
import { readVisitFigures } from './read-visit-figures.ts'

let app: TestApp
const visitsDrawn = 30

beforeAll(async () => {
  app = await createTestApp()
  await storeVisits(
    app.pool,
    fc.sample(anyVisit, { numRuns: visitsDrawn, seed: testSeed }).flatMap(toldOfVisit),
  )
})
afterAll(() => app.close())

const asked: AskedFigures = {
  dataset: 'browsers',
  by: 'browser',
  range: { from: '2026-01-01', to: '2026-12-31' },
  timeZone: 'Europe/Vienna',
  grain: 'month',
  filters: { browser: 'chrome' },
  limit: 50,
}

it('figures that would be made of more visits than the process reads for one question say so in German', async () => {
  const { total } = await readVisitFigures(app.pool, asked, gatheringOnce(app.pool, visitsDrawn))
  const tooMany = readVisitFigures(app.pool, asked, gatheringOnce(app.pool, visitsDrawn - 1))

  expect(total.visits).toBe(visitsDrawn)
  await expect(tooMany).rejects.toMatchObject({
    status: 400,
    errors: [
      {
        field: 'to',
        message: 'Darauf treffen mehr als 29 Besuche zu. Bitte wählen Sie einen kürzeren Zeitraum.',
      },
    ],
  })
  // What rollups say is told however many there are.
  const ofAll = { ...asked, filters: {} }
  expect((await readVisitFigures(app.pool, ofAll, gatheringOnce(app.pool, 1))).total.visits).toBe(visitsDrawn)
})
