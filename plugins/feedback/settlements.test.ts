import { expect, it } from 'vitest'

import { isSettled, settlementOf } from './settlements.ts'

it.each([
  ['contact-requests', 'new', false],
  ['contact-requests', 'in-progress', false],
  ['contact-requests', 'answered', true],
  ['contact-requests', 'spam', true],
  ['questionnaire-submissions', 'in-progress', false],
  ['questionnaire-submissions', 'done', true],
  ['order-reviews', false, false],
  ['order-reviews', null, false],
  ['order-reviews', true, true],
])('of %s, %s is settled: %s', (slug, value, expected) => {
  const settlement = settlementOf(slug)
  if (!settlement) throw new Error(`Nothing is known of ${slug}`)

  expect(isSettled(settlement, value)).toBe(expected)
  expect(isSettled(settlement, settlement.to)).toBe(true)
  expect(settlement.labels[String(settlement.to)]).toBeTruthy()
})
