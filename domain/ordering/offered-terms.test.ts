import { describe, expect, it } from 'vitest'

import { branch, deliveryArea } from '../catalogue/shop.fixture.ts'
import { areaTerms, timeTerm } from './offered-terms.ts'

const now = Temporal.Instant.from('2026-11-23T17:02:00Z')
const open = branch({
  openingHours: [{ type: 'daily', from: '10:00', to: '22:00' }],
  slotCapacityMinutes: 15,
})
const evening = Temporal.Instant.from('2026-11-23T17:30:00Z')
const soon = {
  question: { branch: open, orderType: 'takeaway' as const, now, preparationMinutes: 25 },
  isAsapPossible: true,
  appointment: null,
  shownFor: now,
}
const full = [0, 15, 30, 45, 60].map((minutes) => evening.epochMilliseconds - 30 * 60_000 + minutes * 60_000)
const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ') ?? null

describe('for when an order is to be had', () => {
  it.each([
    ['as soon as it is prepared', soon, 'Abholung in ca. 25 Min.'],
    [
      'with the way to the guest',
      { ...soon, question: { ...soon.question, orderType: 'delivery' as const, preparationMinutes: 95 } },
      'Lieferung in ca. 1 Std. 35 Min.',
    ],
    [
      'when a slot has room',
      { ...soon, question: { ...soon.question, fullSlots: new Set(full) } },
      'Abholung ca. 19:15 Uhr',
    ],
    ['as the guest has chosen', { ...soon, appointment: evening }, 'Abholung um 18:30 Uhr'],
    [
      'as chosen for another day',
      { ...soon, appointment: evening.add({ hours: 24 }) },
      'Abholung morgen um 18:30 Uhr',
    ],
    [
      'from the next opening on',
      { ...soon, isAsapPossible: false, shownFor: Temporal.Instant.from('2026-11-24T09:00:00Z') },
      'Abholung ab morgen um 10:00 Uhr',
    ],
    ['from later today on', { ...soon, isAsapPossible: false, shownFor: evening }, 'Abholung ab 18:30 Uhr'],
    [
      'of which the house says nothing',
      { ...soon, question: { ...soon.question, preparationMinutes: null } },
      null,
    ],
    ['that needs a time first', { ...soon, isAsapPossible: false }, null],
  ])('%s', (_, wanted, text) => {
    expect(plain(timeTerm(wanted))).toBe(text)
  })
})

it.each([
  [deliveryArea(), ['Lieferkosten 3,90 €', 'Mindestbestellwert 15,00 €'], ['+ 3,90 €', 'mind. 15,00 €']],
  [deliveryArea({ free: true, minimumOrderValue: null }), ['Kostenlose Lieferung'], ['kostenlos']],
])('an area says what it costs and from when on, in few words and in fewer', (area, texts, shorts) => {
  const terms = areaTerms(area, 'EUR')

  expect(terms.map(({ text }) => plain(text))).toEqual(texts)
  expect(terms.map(({ short }) => plain(short))).toEqual(shorts)
})
