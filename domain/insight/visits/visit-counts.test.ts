import fc from 'fast-check'
import { expect, it } from 'vitest'

import { countsOfVisit, funnelStages, type Visit, type VisitStep } from './visit-counts.ts'

const visit = (...steps: (string | [page: string, action: string])[]): Visit => ({
  device: 'phone',
  origin: 'search',
  browser: 'chrome',
  system: 'android',
  source: 'google.at',
  campaign: null,
  medium: null,
  code: null,
  resolution: '390x844',
  ratio: '2.5',
  scheme: 'dark',
  steps: steps.map((step, index) => ({
    n: index + 1,
    ...(typeof step === 'string' ? { page: step } : { page: step[0], action: step[1] }),
  })),
})
const rows = (of: Visit, ...by: string[]) =>
  countsOfVisit(of)
    .filter((count) => by.includes(count.by))
    .map(({ by, key, visits, amount }) => [by, key, visits, amount])

it('a visit is counted once under all that it is told apart by, with its page views', () => {
  expect(
    rows(visit('/', '/store/wien', ['/store/wien', 'add-to-cart']), 'total', 'browser', 'source', 'ratio'),
  ).toEqual([
    ['total', '', 1, 2],
    ['source', 'google.at', 1, 2],
    ['ratio', '2.5', 1, 2],
    ['browser', 'chrome', 1, 2],
  ])
})

it('a page that was seen twice is one visit and two views', () => {
  expect(rows(visit('/a', '/b', '/a'), 'page', 'entry', 'exit')).toEqual([
    ['page', '/a', 1, 2],
    ['page', '/b', 1, 1],
    ['entry', '/a', 1, 1],
    ['exit', '/a', 1, 1],
  ])
})

it('steps lead from page to page and end where somebody left; a page loaded anew is none', () => {
  expect(rows(visit('/a', '/a', '/b'), 'step')).toEqual([
    ['step', '1\t/a\t/b', 1, 1],
    ['step', '2\t/b\t', 1, 1],
  ])
})

it('whoever came as far as an order passed all stages, whatever of them was heard of', () => {
  expect(rows(visit(['/store/wien/checkout', 'purchase']), 'funnel').map(([, key]) => key)).toEqual([
    'menu',
    'cart',
    'checkout',
    'order',
  ])
  expect(rows(visit(['/status', 'paid']), 'funnel').map(([, key]) => key)).toEqual([...funnelStages])
  expect(rows(visit('/'), 'funnel')).toEqual([])
})

it('parts make up the whole: views of pages are the views, and what enters a page leaves it', () => {
  const page = fc.constantFrom('/a', '/b', '/store/wien', '/c')
  const step = fc.record({ page, action: fc.option(fc.constantFrom('add-to-cart', 'x'), { nil: undefined }) })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), (taken) => {
      const steps: VisitStep[] = taken.map(({ page, action }, index) => ({
        n: index + 1,
        page,
        ...(action !== undefined && { action }),
      }))
      const counts = countsOfVisit({ ...visit(), steps })
      const amount = (by: string) =>
        counts.filter((count) => count.by === by).reduce((sum, count) => sum + count.amount, 0)

      expect(amount('page')).toBe(amount('total'))
      expect(amount('total') + amount('action')).toBe(steps.length)
      expect(amount('entry')).toBe(amount('total') > 0 ? 1 : 0)
      expect(amount('exit')).toBe(amount('entry'))
      const keys = counts.map(({ by, key }) => `${by} ${key}`)
      expect(new Set(keys).size).toBe(keys.length)
    }),
  )
})

it('a visit that ended in an order is counted by how it had begun, and one that did not is not', () => {
  const ordered = ['ordered', 'ordered-source', 'ordered-campaign', 'ordered-medium', 'ordered-code']
  const way = { medium: 'mail', code: 'tisch-4' }
  const bought = { ...visit('/store/wien', ['/store/wien/checkout', 'purchase']), ...way }

  expect(rows(bought, ...ordered)).toEqual([
    ['ordered', '', 1, 1],
    ['ordered-source', 'google.at', 1, 1],
    ['ordered-medium', 'mail', 1, 1],
    ['ordered-code', 'tisch-4', 1, 1],
  ])
  expect(rows(visit('/store/wien', ['/store/wien', 'add-to-cart']), ...ordered)).toEqual([])
})
