import { afterAll, beforeAll, expect, it } from 'vitest'

import { datasets } from '#domain/insight/statistics/datasets.data.ts'
import type { Statistics } from '#domain/insight/statistics/statistics.contract.ts'
import { anyone, type Caller, employ } from '#scripts/testing/callers.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

let app: TestApp
let manager: Caller

beforeAll(async () => {
  app = await createTestApp()
  manager = await employ(app, ['ROLE_MANAGER'])
})
afterAll(() => app.close())

it.each(Object.entries(datasets))(
  '%s answers in the one shape, with every point of the range',
  async (name) => {
    const { status, body } = await manager(
      'GET',
      `/api/statistics/${name}?from=2026-10-24&to=2026-10-26&compare=year`,
    )
    const answer = body as unknown as Statistics

    expect([status, answer.dataset, answer.range.grain]).toEqual([200, name, 'day'])
    expect(answer.series.map(({ at }) => at)).toEqual(['2026-10-24', '2026-10-25', '2026-10-26'])
    expect(answer.compared).toMatchObject({ from: '2025-10-25', to: '2025-10-27' })
    expect(answer.counts.length).toBeGreaterThan(20)
  },
)

it.each([
  ['from=2026-11-02&to=2026-11-01', 'to'],
  ['from=2026-02-30&to=2026-11-01', 'from'],
  ['from=2026-11-01', 'to'],
  ['from=2026-11-01&to=2026-11-01&by=rate', 'by'],
  ['from=2026-11-01&to=2026-11-01&method=cash', 'method'],
  ['from=2026-11-01&to=2026-11-01&limit=0', 'limit'],
])('refuses %s in German', async (query, field) => {
  expect(await manager('GET', `/api/statistics/browsers?${query}`)).toMatchObject({
    status: 400,
    body: { errors: [{ field, code: 'validation' }] },
  })
})

it.each([
  ['from=1900-01-01&to=1900-01-02&compare=year', '1899-01-02'],
  ['from=2999-12-30&to=2999-12-31&compare=previous', '2999-12-28'],
])('compares the first and the last days that there are: %s', async (query, from) => {
  const { status, body } = await manager('GET', `/api/statistics/revenue?${query}`)

  expect({ status, body }).toMatchObject({ status: 200, body: { compared: { from } } })
})

it('is for whoever leads, and nobody else', async () => {
  const path = '/api/statistics/pages?from=2026-11-01&to=2026-11-01'
  const others = [anyone(app), await employ(app, ['ROLE_EMPLOYEE']), await employ(app, ['ROLE_EDITOR'])]
  const statuses = await Promise.all(others.map(async (ask) => (await ask('GET', path)).status))

  expect(statuses).toEqual([401, 403, 403])
})
