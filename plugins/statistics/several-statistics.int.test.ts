import { afterAll, beforeAll, expect, it, vi } from 'vitest'

import {
  mostQuestions,
  type StatisticsOutcome,
} from '#domain/insight/statistics/several-statistics.contract.ts'
import { anyone, type Caller, employ } from '#scripts/testing/callers.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

let app: TestApp
let manager: Caller

beforeAll(async () => {
  app = await createTestApp()
  manager = await employ(app, ['ROLE_MANAGER'])
})
afterAll(() => app.close())

const days = { from: '2026-10-24', to: '2026-10-26', compare: 'year' }
const ask = async (questions: readonly object[], who = manager) =>
  who('POST', '/api/statistics', { questions })
/** All but when it was asked. */
const figures = (told: Record<string, unknown>) => ({ ...told, asOf: null })

it('several datasets are answered in the order of the questions, each as in its own call', async () => {
  const questions = [
    { dataset: 'revenue', ...days },
    { dataset: 'browsers', ...days, device: 'phone' },
    { dataset: 'revenue', ...days, by: 'rate' },
    { dataset: 'qr-code-origins', ...days },
    { dataset: 'working-activities', ...days },
    { dataset: 'order-times', ...days },
  ]
  const { status, body } = await ask(questions)
  const answers = body.answers as { statistics: Record<string, unknown> }[]

  expect([status, answers.length]).toEqual([200, questions.length])
  for (const [index, { dataset, ...query }] of questions.entries()) {
    const own = await manager('GET', `/api/statistics/${dataset}?${new URLSearchParams(query).toString()}`)
    expect(figures(answers[index]?.statistics ?? {})).toEqual(figures(own.body))
  }
})

it('visits that many questions are narrowed to are read once, and those of what they are compared with', async () => {
  const read = vi.spyOn(app.payload.db.pool, 'query')
  const { body } = await ask(
    ['browsers', 'pages', 'unique-visitors', 'events', 'visitor-times', 'referrers'].map((dataset) => ({
      dataset,
      ...days,
      page: '/karte',
    })),
  )
  const texts = read.mock.calls.map(([query]) => (typeof query === 'string' ? query : ''))
  read.mockRestore()

  expect((body.answers as StatisticsOutcome[]).every((answer) => 'statistics' in answer)).toBe(true)
  expect(texts.filter((text) => text.includes('from analytics_visits'))).toHaveLength(2)
})

it('what cannot be told says so in its own place, and the rest is there', async () => {
  const { status, body } = await ask([
    { dataset: 'revenue', ...days },
    { dataset: 'revenue', ...days, device: 'phone' },
    { dataset: 'pages', ...days, branch: '01930000-0000-7000-8000-000000000000' },
    { dataset: 'browsers', ...days },
  ])
  const told = (body.answers as StatisticsOutcome[]).map((answer) =>
    'errors' in answer ? answer.errors.map(({ code, field }) => field ?? code) : answer.statistics.dataset,
  )

  expect([status, told]).toEqual([200, ['revenue', ['device'], ['unknown-branch'], 'browsers']])
})

it('what fails within the house fails alone as well, and tells nothing of why', async () => {
  await app.pool.query('alter table order_counts rename to order_counts_away')
  const { status, body } = await ask([
    { dataset: 'revenue', ...days },
    { dataset: 'browsers', ...days },
  ])
  await app.pool.query('alter table order_counts_away rename to order_counts')
  const [revenue, browsers] = body.answers as StatisticsOutcome[]

  expect([status, revenue && 'errors' in revenue && revenue.errors.length]).toEqual([200, 1])
  expect(JSON.stringify(revenue)).not.toContain('order_counts')
  expect(browsers).toHaveProperty('statistics.dataset', 'browsers')
})

it.each([
  ['none', []],
  ['too many', Array.from({ length: mostQuestions + 1 }, () => ({ dataset: 'revenue', ...days }))],
  ['one to nobody', [{ dataset: 'user-profile', ...days }]],
  ['one without an end', [{ dataset: 'revenue', from: days.from }]],
  ['one with more than is known', [{ dataset: 'revenue', ...days, everything: true }]],
])('questions that are %s are refused', async (_, questions) => {
  expect(await ask(questions)).toMatchObject({ status: 400, body: { errors: [{ code: 'validation' }] } })
})

it('is for whoever may ask one of them, and nobody else', async () => {
  const questions = [{ dataset: 'pages', ...days }]
  const others = [anyone(app), await employ(app, ['ROLE_EMPLOYEE']), await employ(app, ['ROLE_EDITOR'])]
  const statuses = await Promise.all(others.map(async (who) => (await ask(questions, who)).status))

  expect(statuses).toEqual([401, 403, 403])
})
