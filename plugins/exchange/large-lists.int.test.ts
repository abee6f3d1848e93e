import { afterAll, beforeAll, expect, it } from 'vitest'

import { countStatements } from '#scripts/testing/count-statements.ts'
import { type Hired, hire } from '#scripts/testing/hire.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

import { download, handIn } from './testing/sheets.ts'

let app: TestApp
let chief: Hired

const listOf = (count: number, price = '9,90') =>
  [
    'Pfad;Name;Preis pro Tag',
    ...Array.from({ length: count }, (_, index) => `wagen-${index};Wagen ${index};${price}`),
  ].join('\n')

beforeAll(async () => {
  app = await createTestApp()
  chief = await hire(app, 'ROLE_ADMIN')
})

afterAll(() => app.close())

it('10,000 rows are taken in within a minute, and a list that did not change costs a few statements', async () => {
  const started = performance.now()
  expect((await handIn(chief, 'vehicles', listOf(10_000))).report).toMatchObject({
    isStored: true,
    created: 10_000,
  })
  expect(performance.now() - started).toBeLessThan(60_000)

  const file = await download(chief, 'vehicles', 'xlsx')
  const statements = await countStatements(app.payload, async () => {
    const { report } = await handIn(chief, 'vehicles', file)
    expect(report).toMatchObject({ unchanged: 10_000, created: 0, updated: 0, refused: 0 })
  })
  expect(statements).toBeLessThan(20)
}, 240_000)

it('each changed row costs as many statements in a long list as in a short one', async () => {
  const price = (count: number, text: string) => async () => {
    const { report } = await handIn(chief, 'vehicles', listOf(count, text))
    expect(report.updated).toBe(count)
  }
  const few = await countStatements(app.payload, price(10, '8,80'))
  const many = await countStatements(app.payload, price(40, '7,70'))

  expect(many / 40).toBeLessThanOrEqual(few / 10)
})
