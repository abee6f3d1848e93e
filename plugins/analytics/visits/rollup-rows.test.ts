import fc from 'fast-check'
import { expect, it } from 'vitest'

import type { VisitStep } from '#domain/insight/visits/visit-counts.ts'
import { howToRepeat, testSeed } from '#scripts/testing/test-seed.ts'

import { type CountRow, rowsOfChange, rowsOfVisit } from './rollup-rows.ts'
import type { VisitRecord } from './visit-record.ts'

const visit = (steps: readonly VisitStep[]): VisitRecord => ({
  id: '01a229ff-40b9-7f87-8e94-3bd9360eddb0',
  startedAt: Date.parse('2026-11-26T18:05:00Z'),
  visitor: null,
  category: 'shop',
  device: 'phone',
  browser: 'chrome',
  system: 'android',
  origin: 'direct',
  source: 'google.at',
  campaign: null,
  medium: null,
  code: null,
  resolution: null,
  ratio: null,
  scheme: null,
  division: null,
  timeZone: 'Europe/Vienna',
  steps,
})

const branch = (number: number) => `0000000${number}-0000-4000-8000-000000000000`
const anyStep = fc.record({
  page: fc.constantFrom('/', '/karte', '/store/wien'),
  action: fc.constantFrom(undefined, undefined, 'purchase'),
  branch: fc.constantFrom(undefined, branch(1), branch(2)),
})
const anySteps = fc.array(anyStep, { maxLength: 8 }).map((steps) =>
  steps.map(({ page, action, branch }, index): VisitStep => {
    const step = { n: index + 1, page }
    return { ...step, ...(action && { action }), ...(branch && { branch }) }
  }),
)

function summed(rows: readonly CountRow[], sign: 1 | -1, into = new Map<string, number>()) {
  for (const { branch, by, key, visits, amount } of rows) {
    const name = `${branch} ${by} ${key}`
    into.set(name, (into.get(name) ?? 0) + sign * (visits * 1000 + amount))
  }
  return into
}
const told = (sums: Map<string, number>) => Object.fromEntries([...sums].filter(([, sum]) => sum !== 0))

it('a change adds what the visit is now less what it was', () => {
  fc.assert(
    fc.property(anySteps, anySteps, (before, after) => {
      const whole = summed(rowsOfVisit(visit(before)).counts, -1, summed(rowsOfVisit(visit(after)).counts, 1))
      const change = rowsOfChange({ before: visit(before), after: visit(after) })

      expect(told(summed(change.counts, 1)), howToRepeat).toEqual(told(whole))
    }),
    { seed: testSeed },
  )
})

it('a long visit that goes on touches the rows of what is new, in however many branches it was', () => {
  const steps = Array.from(
    { length: 400 },
    (_, index): VisitStep => ({ n: index + 1, page: `/store/b/${index}`, branch: branch(index % 9) }),
  )
  const { counts } = rowsOfChange({ before: visit(steps.slice(0, 399)), after: visit(steps) })

  // Of each cell: its total, the new page, who led here, browser and system, and where it ended, now and before.
  expect(counts).toHaveLength(10 * 7)
})
