import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'

import { sumCents } from '../money/money.ts'
import { isSameQuotation, linesToOffer, makeQuotation, usualValidDay } from './make-quotation.ts'
import type { OrderItem } from './order.contract.ts'
import { validUntilWords } from './quotation.texts.ts'

const timeZone = 'Europe/Vienna'
const terms = (at: string) => ({ now: Temporal.Instant.from(at), timeZone, validDays: 14 })
const today = terms('2026-11-27T12:00:00Z')

const item = (given: Partial<OrderItem>): OrderItem => ({
  product: 'buffet',
  name: 'Buffet',
  amount: 2,
  unit: 'piece',
  calculationModel: 'approximate',
  unitPrice: 1000,
  gross: 2000,
  taxRate: 1000,
  allergens: ['A'],
  bundleItems: [],
  parts: [{ part: 'p', name: 'Aufschrift', options: [], text: 'Alles Gute', uploads: ['file'] }],
  ...given,
})
const request: Parameters<typeof makeQuotation>[0] = {
  items: [item({})],
  taxes: [],
  deliveryGross: 0,
  donation: 0,
}
const line = { name: 'Buffet', amount: 1, unit: 'piece', unitPrice: 12_345, taxRate: 1000 } as const

function made(asked: Partial<Parameters<typeof makeQuotation>[1]> = {}, order = request, at = today) {
  const result = makeQuotation(order, { lines: [line], ...asked }, at)
  if (!result.isMade) throw new Error(JSON.stringify(result.problems))
  return result.quotation
}
const problemsOf = (asked: Partial<Parameters<typeof makeQuotation>[1]>) => {
  const result = makeQuotation(request, { lines: [line], ...asked }, today)
  return result.isMade ? [] : result.problems.map(({ code }) => code)
}

describe('what is offered', () => {
  it('is rounded once a line, a half away from zero, and taxed out of the gross per rate', () => {
    const third = { ...line, amount: 0.333, unitPrice: 1000, taxRate: 2000 }
    const half = { ...line, amount: 0.5, unitPrice: 1001 }

    expect(made({ lines: [third, half, half] })).toMatchObject({
      items: [{ gross: 333 }, { gross: 501 }, { gross: 501 }],
      taxes: [
        { taxRate: 1000, gross: 1002, tax: 91, net: 911 },
        { taxRate: 2000, gross: 333, tax: 56, net: 277 },
      ],
      total: 1335,
    })
  })

  it('keeps the fee of the delivery with its tax, and the donation', () => {
    const order = {
      ...request,
      taxes: [
        { taxRate: 1000, gross: 2000, tax: 182, net: 1818 },
        { taxRate: 2000, gross: 4900, tax: 817, net: 4083 },
      ],
      deliveryGross: 4900,
      donation: 7,
    }

    expect(made({}, order)).toMatchObject({
      goodsGross: 12_345,
      total: 12_345 + 4900 + 7,
      taxes: [{ gross: 12_345 }, { taxRate: 2000, gross: 4900, tax: 817 }],
    })
  })

  test('whatever is offered, net and tax make up the gross and the lines the total', () => {
    const lines = fc.array(
      fc.record({
        name: fc.string({ minLength: 1 }),
        amount: fc.integer({ min: 1, max: 99_999 }).map((thousandths) => thousandths / 1000),
        unit: fc.constantFrom('piece' as const, 'person' as const, 'kilogram' as const),
        unitPrice: fc.nat({ max: 100_000 }),
        taxRate: fc.constantFrom(0, 700, 1000, 1300, 2000),
      }),
      { minLength: 1, maxLength: 20 },
    )
    fc.assert(
      fc.property(lines, (offered) => {
        const { items, taxes, total, goodsGross } = made({ lines: offered })

        expect(sumCents(items.map(({ gross }) => gross))).toBe(total)
        expect(sumCents(taxes.map(({ net, tax }) => net + tax))).toBe(total)
        expect(goodsGross).toBe(total)
        expect(new Set(items.map((each) => each.line)).size).toBe(items.length)
      }),
    )
  })

  it('keeps with a line what was chosen for it, and once only', () => {
    const [first, second] = made({
      lines: [
        { ...line, line: 0 },
        { ...line, line: 0 },
      ],
    }).items

    expect(first).toMatchObject({
      line: 0,
      product: 'buffet',
      allergens: ['A'],
      parts: [{ uploads: ['file'] }],
    })
    expect(first?.calculationModel).toBe('fixed')
    expect(second).toMatchObject({ line: 1, product: '', allergens: [], parts: [] })
  })

  it('is too much where no order may be worth as much', () => {
    expect(problemsOf({ lines: [{ ...line, amount: 100_000, unitPrice: 100_000 }] })).toEqual([
      'order-too-large',
    ])
  })
})

describe('what is offered at first', () => {
  it('is what was asked for, and as a whole where its price is none of a unit', () => {
    const asked = [item({}), item({ line: 7, amount: 3, gross: 4900, unitPrice: 4900 })]
    const offered = linesToOffer(asked)

    expect(offered.map(({ line, amount, unitPrice }) => [line, amount, unitPrice])).toEqual([
      [0, 2, 1000],
      [7, 1, 4900],
    ])
    expect(made({ lines: offered }, { ...request, items: asked }).total).toBe(6900)
  })
})

describe('an offer holds', () => {
  it.each([
    ['two weeks unless said otherwise', undefined, '2026-12-11T23:00:00.000Z', '11.12.2026'],
    ['to the end of a day', '2026-11-27', '2026-11-27T23:00:00.000Z', '27.11.2026'],
    ['over the change of clocks', '2027-03-28', '2027-03-28T22:00:00.000Z', '28.03.2027'],
  ])('%s', (_, validUntil, ends, words) => {
    const offer = made({ validUntil })

    expect(offer.validUntil).toBe(ends)
    expect(validUntilWords(offer.validUntil, timeZone)).toBe(words)
  })

  it('no longer than until its appointment', () => {
    const offer = made({ appointment: '2026-12-01T18:30:00+01:00' })

    expect(offer.validUntil).toBe('2026-12-01T17:30:00.000Z')
    expect(validUntilWords(offer.validUntil, timeZone)).toBe('01.12.2026, 18:30')
  })

  it('no longer than until the time that was wished for, where it names none', () => {
    const order = { ...request, appointmentDate: '2026-12-01T17:30:00Z' }

    expect(made({}, order).validUntil).toBe('2026-12-01T17:30:00.000Z')
    expect(made({ appointment: '2026-12-02T17:30:00Z' }, order).validUntil).toBe('2026-12-02T17:30:00.000Z')
  })

  it('counts its days by the calendar of the branch', () => {
    expect(usualValidDay(terms('2026-11-27T23:30:00Z'))).toBe('2026-12-12')
  })

  it.each([
    [{ validUntil: '2026-11-26' }, 'valid-until-past'],
    [{ validUntil: '2027-11-28' }, 'valid-until-late'],
    [{ appointment: '2026-11-27T12:00:00Z' }, 'appointment-past'],
  ])('not with %j', (asked, code) => {
    expect(problemsOf(asked)).toEqual([code])
  })
})

test('the same offer is the same, whenever it is made, and another price or word is another', () => {
  const offer = made()
  const later = made({}, request, terms('2026-11-27T20:00:00Z'))

  expect(isSameQuotation(offer, later)).toBe(true)
  for (const change of [
    { message: 'Gern' },
    { lines: [{ ...line, unitPrice: 1 }] },
    { validUntil: '2026-12-24' },
  ]) {
    expect(isSameQuotation(offer, made(change))).toBe(false)
  }
})
