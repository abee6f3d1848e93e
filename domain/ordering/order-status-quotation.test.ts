import { describe, expect, it } from 'vitest'

import { orderActors } from './order-status-moves.ts'
import {
  fromQuotationStatusesOf,
  isQuotationOpen,
  moveQuotation,
  quotationActions,
  quotationLeftBehind,
  quotationStatusAt,
} from './order-status-quotation.ts'
import { orderStatuses, type QuotationStatus, quotationStatuses } from './order-terms.ts'

type Arrow = { to: QuotationStatus; by: readonly string[]; from: readonly QuotationStatus[] }

/** The life of an offer as a person would draw it. */
const arrows: Record<(typeof quotationActions)[number], Arrow> = {
  quote: { to: 'offered', by: ['staff'], from: ['none', 'offered', 'declined', 'expired', 'withdrawn'] },
  'withdraw-quotation': { to: 'withdrawn', by: ['staff'], from: ['offered'] },
  'accept-quotation': { to: 'accepted', by: ['guest', 'staff'], from: ['offered'] },
  'decline-quotation': { to: 'declined', by: ['guest'], from: ['offered'] },
  'expire-quotation': { to: 'expired', by: ['system'], from: ['offered'] },
}

const everyCase = quotationActions.flatMap((action) =>
  orderActors.flatMap((actor) =>
    quotationStatuses.flatMap((quotationStatus) =>
      orderStatuses.flatMap((status) =>
        [true, false].map((isQuotation) => ({ action, actor, quotationStatus, status, isQuotation })),
      ),
    ),
  ),
)

/** What the drawing says. */
function drawn({ action, actor, quotationStatus, status, isQuotation }: (typeof everyCase)[number]) {
  const { to, by, from } = arrows[action]
  if (!by.includes(actor)) return { isAllowed: false, why: 'actor-not-allowed' }
  const isThere = quotationStatus === to
  const isOpen = isQuotation && status === 'awaiting'
  if (isThere && (isOpen || action !== 'quote')) return { isAllowed: true, to, isNoop: true }

  return isOpen && from.includes(quotationStatus)
    ? { isAllowed: true, to, isNoop: false }
    : { isAllowed: false, why: 'illegal' }
}

const now = Temporal.Instant.from('2026-11-27T12:00:00Z')
const [over, ahead] = ['2026-11-27T12:00:00.000Z', '2026-11-27T12:00:00.001Z']

describe('moveQuotation', () => {
  it(`moves along the drawn arrows, takes the same answer again and refuses the rest (${everyCase.length} cases)`, () => {
    const named = (outcome: (each: (typeof everyCase)[number]) => unknown) =>
      everyCase.map((each) => ({ ...each, outcome: outcome(each) }))

    expect(named(({ action, actor, ...order }) => moveQuotation(order, { action, actor }))).toEqual(
      named(drawn),
    )
  })

  it('names the states of the conditional update', () => {
    for (const action of quotationActions) {
      for (const actor of orderActors) {
        const { by, from } = arrows[action]
        expect(fromQuotationStatusesOf(action, actor)).toEqual(by.includes(actor) ? from : [])
      }
    }
  })
})

describe('an offer', () => {
  it('is over from its very instant on, whatever was written down', () => {
    const at = (quotationStatus: QuotationStatus, quotationValidUntil: string | null) =>
      quotationStatusAt({ quotationStatus, quotationValidUntil }, now)

    expect([at('offered', over), at('offered', ahead), at('offered', null)]).toEqual([
      'expired',
      'offered',
      'offered',
    ])
    expect(quotationStatuses.filter((status) => status !== 'offered' && at(status, over) !== status)).toEqual(
      [],
    )
  })

  it('asks its guest only while the request waits', () => {
    for (const status of orderStatuses) {
      for (const quotationStatus of quotationStatuses) {
        for (const quotationValidUntil of [over, ahead]) {
          const order = { status, isQuotation: true, quotationStatus, quotationValidUntil }
          expect(isQuotationOpen(order, now)).toBe(
            status === 'awaiting' && quotationStatus === 'offered' && quotationValidUntil === ahead,
          )
        }
      }
    }
  })

  it('that is left behind ends by whoever ended the order, and no other changes', () => {
    expect(orderActors.map((actor) => quotationLeftBehind({ quotationStatus: 'offered' }, actor))).toEqual([
      { quotationStatus: 'withdrawn' },
      { quotationStatus: 'declined' },
      { quotationStatus: 'expired' },
    ])
    expect(quotationLeftBehind({ quotationStatus: 'accepted' }, 'staff')).toEqual({})
  })
})
