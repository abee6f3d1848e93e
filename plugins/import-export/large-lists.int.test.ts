import { afterAll, beforeAll, expect, it } from 'vitest'

import { countStatements } from '#scripts/testing/count-statements.ts'
import { type Hired, hire } from '#scripts/testing/hire.ts'
import { size } from '#scripts/testing/sizes.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

import { download, handIn } from './testing/sheets.ts'

let app: TestApp
let chief: Hired

const rows = size({ short: 2_000, long: 10_000 })
const fewRows = 10

const listOf = (count: number, price = '9,90', path = 'wagen-') =>
  [
    'Pfad;Name;Preis pro Tag',
    ...Array.from({ length: count }, (_, index) => `${path}${index};Wagen ${index};${price}`),
  ].join('\n')

async function takeIn(count: number, path: string): Promise<void> {
  const { report } = await handIn(chief, 'vehicles', listOf(count, '9,90', path))
  expect(report).toMatchObject({ isStored: true, created: count })
}

beforeAll(async () => {
  app = await createTestApp()
  chief = await hire(app, 'ROLE_ADMIN')
})

afterAll(() => app.close())

it(`${rows} rows cost as many statements each as a few, and a list that did not change a few in all`, async () => {
  const few = await countStatements(app.payload, () => takeIn(fewRows, 'e-'))
  const many = await countStatements(app.payload, () => takeIn(rows - fewRows, 'wagen-'))
  expect(many / (rows - fewRows)).toBeLessThanOrEqual(few / fewRows)

  const file = await download(chief, 'vehicles', 'xlsx')
  const statements = await countStatements(app.payload, async () => {
    const { report } = await handIn(chief, 'vehicles', file)
    expect(report).toMatchObject({ unchanged: rows, created: 0, updated: 0, refused: 0 })
  })
  expect(statements).toBeLessThan(20)
})

it('each changed row costs as many statements in a long list as in a short one', async () => {
  const price = (count: number, text: string) => async () => {
    const { report } = await handIn(chief, 'vehicles', listOf(count, text))
    expect(report.updated).toBe(count)
  }
  const few = await countStatements(app.payload, price(10, '8,80'))
  const many = await countStatements(app.payload, price(40, '7,70'))

  expect(many / 40).toBeLessThanOrEqual(few / 10)
})
