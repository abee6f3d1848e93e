import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { bookLines, type RatePart } from '../day-end/book-lines.ts'
import { figuresOf } from '../day-end/day-figures.ts'
import { histories } from '../day-end/histories.fixture.ts'
import { type BookedDay, bookDay, type Booking } from './book-day.ts'
import { accountOf, type BookingAccounts, methodAccount, salesAccount } from './booking-accounts.ts'

/** Each account is used for one thing alone, so that what went over it tells what was booked of that. */
const accounts: BookingAccounts = {
  chart: 'ekr',
  accounts: {},
  sales: [{ taxRate: 700, account: '4007', taxKey: '2' }],
}

const day = (lines: BookedDay['lines'], cashDifference = 0, expiredVouchers = 0): BookedDay => ({
  day: '2026-11-27',
  number: 42,
  cashDifference,
  expiredVouchers,
  lines,
})
const part = (taxRate: number | null, gross: number, untaxed?: RatePart['untaxed']): RatePart => ({
  taxRate,
  gross,
  net: gross,
  tax: 0,
  untaxed,
})
const salesOf = (taxRate: number) => salesAccount(accounts, taxRate)?.account ?? 'missing'
const untaxedAccounts = {
  donation: accountOf(accounts, 'donations'),
  tip: accountOf(accounts, 'tips'),
  voucher: accountOf(accounts, 'vouchers'),
  'taxed-before': 'never booked again',
} as const
const said = ({ cents, isDebit, account, contra, text }: Booking) =>
  `${cents} ${isDebit ? account : contra} an ${isDebit ? contra : account}: ${text}`

/** What an account was debited less what it was credited, in cents. */
const movedOn = (moved: string, bookings: readonly Booking[]): number =>
  bookings.reduce((sum, { cents, isDebit, account, contra }) => {
    const [debited, credited] = isDebit ? [account, contra] : [contra, account]

    return sum + (debited === moved ? cents : 0) - (credited === moved ? cents : 0)
  }, 0)

describe('the bookings of a day', () => {
  it('go from where the money is to what was sold, by rate, and back for what was given back', () => {
    const { bookings } = bookDay(
      day(
        [
          {
            kind: 'capture',
            method: 'cash',
            amount: 3000,
            parts: [part(1000, 2000), part(2000, 993), part(null, 7)],
          },
          { kind: 'capture', method: 'cash', amount: 1000, parts: [part(1000, 1000)] },
          { kind: 'correction', method: 'cash', amount: -1000, parts: [part(1000, -1000)] },
          { kind: 'refund', method: 'cash', amount: -500, parts: [part(1000, -500)] },
          { kind: 'capture', method: 'mollie', amount: 1200, parts: [part(2000, 1200)] },
          { kind: 'fee', method: 'mollie', amount: -35, parts: [] },
        ],
        -50,
      ),
      accounts,
    )

    expect(bookings.map(said)).toEqual([
      '2000 2700 an 4010: Erlöse Barzahlung 10 %',
      '993 2700 an 4000: Erlöse Barzahlung 20 %',
      '7 2700 an 3690: Spenden Barzahlung',
      '500 4010 an 2700: Erstattet Barzahlung 10 %',
      '1200 2792 an 4000: Erlöse Online bezahlen mit Mollie 20 %',
      '35 7790 an 2792: Gebühren Online bezahlen mit Mollie',
      '50 7850 an 2700: Kassendifferenz laut Zählung',
    ])
    expect(bookings.every(({ document, day: on }) => document === 'TA-42' && on === '2026-11-27')).toBe(true)
  })

  it('are none where a rate has no account, and say which', () => {
    const lines = [{ kind: 'capture', method: 'cash', amount: 100, parts: [part(1900, 100)] }] as const

    expect(bookDay(day(lines), accounts)).toEqual({ bookings: [], missing: [{ taxRate: 1900 }] })
    expect(bookDay(day(lines), { ...accounts, chart: 'skr03' }).bookings[0]).toMatchObject({ contra: '8400' })
  })

  it('take the accounts and tax keys that the house has named', () => {
    const own = { ...accounts, accounts: { cash: '2701' } }
    const lines = [{ kind: 'capture', method: 'cash', amount: 100, parts: [part(700, 100)] }] as const

    expect(bookDay(day(lines), own).bookings[0]).toMatchObject({
      account: '2701',
      contra: '4007',
      taxKey: '2',
    })
  })

  it('owe the team its tips and guests their vouchers, until those pay', () => {
    const cash = [part(null, 150, 'tip'), part(null, 2500, 'voucher')]
    const { bookings } = bookDay(
      day([
        { kind: 'capture', method: 'cash', amount: 2650, parts: cash },
        { kind: 'capture', method: 'gift-voucher', amount: 900, parts: [part(1000, 900)] },
        // It was sold, and taxed, when its voucher was.
        { kind: 'capture', method: 'gift-voucher', amount: 700, parts: [part(null, 700, 'taxed-before')] },
      ]),
      accounts,
    )
    const { voucher, tip } = untaxedAccounts

    expect(bookings.map(said)).toEqual([
      `150 2700 an ${tip}: Trinkgeld Barzahlung`,
      `2500 2700 an ${voucher}: Verkaufte Gutscheine Barzahlung`,
      `900 ${voucher} an 4010: Erlöse Gutschein 10 %`,
    ])
  })

  it('make income of what nobody came for, and a cost of what nobody has paid for', () => {
    const { bookings } = bookDay(
      day(
        [
          { kind: 'capture', method: 'gift-voucher', amount: 900, parts: [part(1000, 900)] },
          {
            kind: 'capture',
            method: 'gift-voucher',
            amount: 700,
            parts: [part(1000, 600), part(2000, 100)],
            isGiven: true,
          },
          { kind: 'refund', method: 'gift-voucher', amount: -100, parts: [part(2000, -100)], isGiven: true },
        ],
        0,
        1_250,
      ),
      accounts,
    )

    expect(bookings.map(said)).toEqual([
      '900 3620 an 4010: Erlöse Gutschein 10 %',
      '600 7650 an 4010: Erlöse verschenkter Gutschein 10 %',
      '100 7650 an 4000: Erlöse verschenkter Gutschein 20 %',
      '100 4000 an 7650: Erstattet verschenkter Gutschein 20 %',
      '1250 3620 an 4880: Verfallene Gutscheine',
    ])
    expect(bookings.every(({ taxKey }) => taxKey === null)).toBe(true)
  })

  it('come to what the day says, to the cent, whatever happened on it', () => {
    fc.assert(
      fc.property(
        histories,
        fc.integer({ min: -500, max: 500 }),
        fc.nat({ max: 900 }),
        (drawn, out, over) => {
          const booked = bookLines({ ...drawn, before: new Map() })
          const figures = figuresOf(booked, over)
          const { givenVouchers = 0, expiredVouchers = 0 } = figures
          const { bookings, missing } = bookDay(day(booked, out, expiredVouchers), accounts)
          const used = new Set(bookings.flatMap(({ account, contra }) => [account, contra]))

          expect(missing).toEqual([])
          expect(bookings.every(({ cents }) => Number.isInteger(cents) && cents > 0)).toBe(true)
          expect([...used].reduce((sum, account) => sum + movedOn(account, bookings), 0)).toBe(0)
          const expected = new Map<string, number>()
          const expectMoved = (account: string, cents: number) =>
            expected.set(account, (expected.get(account) ?? 0) + cents)
          // What a single-purpose voucher pays was booked when it was sold.
          const before = figures.rates.find(({ untaxed }) => untaxed === 'taxed-before')?.gross ?? 0
          const apart = { cash: -out, 'gift-voucher': givenVouchers + before }
          for (const { method, total, fees } of figures.methods) {
            const elsewhere = method === 'cash' || method === 'gift-voucher' ? apart[method] : 0
            expectMoved(methodAccount(accounts, method), total + fees - elsewhere)
          }
          expectMoved(accountOf(accounts, 'givenVouchers'), givenVouchers)
          expectMoved(accountOf(accounts, 'vouchers'), expiredVouchers)
          expectMoved(accountOf(accounts, 'expiredVouchers'), -expiredVouchers)
          for (const { taxRate, untaxed, gross } of figures.rates) {
            const account = taxRate === null ? untaxedAccounts[untaxed ?? 'donation'] : salesOf(taxRate)
            expectMoved(account, untaxed === 'taxed-before' ? 0 : -gross)
          }
          expectMoved(accountOf(accounts, 'fees'), -figures.fees)
          for (const [account, cents] of expected) expect(movedOn(account, bookings)).toBe(cents)
        },
      ),
    )
  })
})
