import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { balanceOf, type PaymentLine, paymentStatusOf, signOf } from './payment-ledger.ts'
import {
  dueOf,
  endOfWaiting,
  missingLines,
  paymentMinutes,
  type ProviderFacts,
  type ProviderState,
} from './provider-payment.ts'

const total = 2000
const facts = (state: ProviderState, money: Partial<ProviderFacts> = {}): ProviderFacts => ({
  state,
  amount: total,
  authorised: 0,
  captured: 0,
  refunded: 0,
  ...money,
})

/** The ledger after news in the order in which they were heard. */
function ledgerOf(news: readonly ProviderFacts[]): PaymentLine[] {
  return news.reduce<PaymentLine[]>(
    (lines, heard) => [
      ...lines,
      ...missingLines(heard, lines).map(({ kind, amount }) => ({
        kind,
        amount: amount * signOf[kind],
        payment: 'tr_1',
      })),
    ],
    [],
  )
}

const held = facts('authorised', { authorised: total })
const paid = facts('paid', { captured: total })
const taken = facts('paid', { authorised: total, captured: total })

describe('what the ledger lacks of what a provider says', () => {
  it.each<[string, ProviderFacts[], string[], string]>([
    ['nothing yet', [facts('open')], ['intent'], 'pending'],
    ['paid at once', [facts('open'), paid], ['intent', 'capture'], 'paid'],
    ['paid before anybody heard of it', [paid], ['intent', 'capture'], 'paid'],
    ['held, then taken', [held, taken], ['intent', 'authorise', 'capture'], 'paid'],
    ['held, then given up', [held, facts('canceled')], ['intent', 'authorise', 'release'], 'voided'],
    ['failed', [facts('open'), facts('failed')], ['intent', 'failure'], 'failed'],
    ['failed, then paid', [facts('failed'), paid], ['intent', 'failure', 'capture'], 'paid'],
    ['the same three times', [paid, paid, paid], ['intent', 'capture'], 'paid'],
    ['old news last', [taken, held, facts('open')], ['intent', 'authorise', 'capture'], 'paid'],
    [
      'two parts given back',
      [
        { ...paid, refunded: 500 },
        { ...paid, refunded: 700 },
      ],
      ['intent', 'capture', 'refund', 'refund'],
      'partly-refunded',
    ],
    ['all given back', [{ ...paid, refunded: total }], ['intent', 'capture', 'refund'], 'refunded'],
    ['given back what was never taken', [facts('open', { refunded: 500 })], ['intent'], 'pending'],
  ])('%s', (_, news, kinds, status) => {
    const lines = ledgerOf(news)

    expect(lines.map(({ kind }) => kind)).toEqual(kinds)
    expect(paymentStatusOf(lines)).toBe(status)
  })

  it('ends in the provider’s own books, however often and late its news are heard', () => {
    const life = fc
      .tuple(fc.boolean(), fc.integer({ min: 0, max: total }), fc.integer({ min: 0, max: total }))
      .map(([isHeld, one, other]) => [
        facts('open'),
        ...(isHeld ? [held] : []),
        facts('paid', { authorised: isHeld ? total : 0, captured: total }),
        ...[Math.min(one, other), Math.max(one, other)].map((refunded) =>
          facts('paid', { authorised: isHeld ? total : 0, captured: total, refunded }),
        ),
      ])
    const heardOfLife = life.chain((news) =>
      fc
        .array(fc.nat(news.length - 1), { maxLength: 12 })
        .map((order) => [...order.map((index) => news[index] ?? paid), news.at(-1) ?? paid]),
    )

    fc.assert(
      fc.property(heardOfLife, (heard) => {
        const last = heard.at(-1) ?? paid
        const balance = balanceOf(ledgerOf(heard))

        expect(balance).toEqual({
          captured: last.captured,
          refunded: last.refunded,
          kept: last.captured - last.refunded,
          held: 0,
        })
      }),
    )
  })
})

describe('what an order asks of its payment', () => {
  const order = (status: Parameters<typeof dueOf>[0]['status'], voidedAt: string | null = null) => ({
    status,
    total,
    voidedAt,
  })

  it.each<[string, ReturnType<typeof order>, ProviderFacts[], number, ReturnType<typeof dueOf>]>([
    ['nothing while it waits', order('awaiting'), [held], 0, null],
    ['what is held once it is accepted', order('confirmed'), [held], 0, { kind: 'capture', amount: total }],
    ['nothing more once that is taken', order('in-delivery'), [held, taken], 0, null],
    ['to give up what is held for nothing', order('rejected'), [held], 0, { kind: 'release', amount: total }],
    [
      'to give back what was taken for nothing',
      order('expired'),
      [paid],
      0,
      { kind: 'refund', amount: total },
    ],
    ['also when it was made void', order('completed', 'now'), [paid], 0, { kind: 'refund', amount: total }],
    [
      'the rest of what went back',
      order('canceled'),
      [{ ...paid, refunded: 1500 }],
      0,
      { kind: 'refund', amount: 500 },
    ],
    [
      'the rest of what is on its way',
      order('canceled'),
      [paid],
      300,
      { kind: 'refund', amount: total - 300 },
    ],
    ['nothing once all is on its way', order('canceled'), [paid], total, null],
    ['nothing once all went back', order('canceled'), [{ ...paid, refunded: total }], 0, null],
    ['nothing of who has what was ordered', order('completed'), [paid], 0, null],
    ['nothing of who never paid', order('failed'), [facts('failed')], 0, null],
  ])('%s', (_, asked, news, promised, due) => {
    expect(dueOf(asked, ledgerOf(news), promised)).toEqual(due)
  })
})

describe('an order that waits for its money', () => {
  const placedAt = '2026-11-28T11:00:00.000Z'
  const waiting = { status: 'awaiting-payment', total, placedAt } as const
  const now = Temporal.Instant.from(placedAt)
  const later = now.add({ minutes: paymentMinutes })

  it.each<[string, ProviderFacts[], ProviderState | null, Temporal.Instant, string | null]>([
    ['waits', [facts('open')], 'open', now, null],
    ['is heard of once it is paid', [paid], 'paid', now, 'pay'],
    ['or the money is held', [held], 'authorised', now, 'pay'],
    ['also if that was late', [paid], 'paid', later, 'pay'],
    ['fails with its payment', [facts('failed')], 'failed', now, 'fail'],
    ['or when it was given up', [facts('canceled')], 'canceled', now, 'fail'],
    ['or when its time is over', [facts('open')], 'open', later, 'fail'],
    ['also if the way there never began', [], null, later, 'fail'],
    ['not for less than its price', [facts('paid', { captured: total - 1 })], 'paid', now, null],
  ])('%s', (_, news, state, at, end) => {
    expect(endOfWaiting(waiting, ledgerOf(news), { state, now: at })).toBe(end)
  })

  it('is no matter of its payment any more once it has gone on', () => {
    expect(endOfWaiting({ ...waiting, status: 'awaiting' }, [], { state: 'failed', now: later })).toBeNull()
  })
})
