import { Fraction } from './fraction.ts'

/**
 * Integer cents as German text with two decimals, e.g. `12,90 €` (the space does not break).
 * Exact up to 10^15 cents. Spec: storefront 1, "de-DE style".
 */
export function formatMoney(cents: number, currency = 'EUR'): string {
  // Adding zero turns a negative zero into the zero that people know.
  return moneyFormat(currency).format(cents / 100 + 0)
}

/**
 * What a person typed, in cents; null when it is no amount of money to the cent.
 * A comma is the decimal sign, a point too when one or two digits follow it; a point before three digits
 * groups thousands as in German ("1.234" is 1234 whole units), an apostrophe as in Switzerland ("1'234.50").
 */
export function parseMoney(text: string): number | null {
  const bare = text.replace(/[\s€]|EUR|CHF|(?<=\d)['’](?=\d{3}\b)/g, '').replace('−', '-')
  const match = /^([+-]?)(\d+|[1-9]\d{0,2}(?:\.\d{3})+)(?:,(\d{1,2}))?$/.exec(bare) ?? plainMoney.exec(bare)
  if (!match) return null

  const [, sign, whole = '', decimals = ''] = match
  const digits = whole.replaceAll('.', '') + decimals.padEnd(2, '0')
  const cents = Number(digits)
  if (!Number.isSafeInteger(cents)) return null

  return sign === '-' && cents > 0 ? -cents : cents
}

/**
 * Net of a gross amount in currency units, rounded to 4 decimals: net = gross / (1 + tax / 100).
 * For showing only; totals use `splitTax`. Spec: storefront 9.
 */
export function netOfGross(grossCents: number, taxRate: number): string {
  return Fraction.of(grossCents)
    .times(100)
    .dividedBy(10_000 + taxRate)
    .toFixed(4)
}

/**
 * Splits a gross amount so that tax + net = gross to the cent: the tax G − G / (1 + r) is rounded once,
 * the net is what remains. Source: decisions 2.
 */
export function splitTax(grossCents: number, taxRate: number): { taxCents: number; netCents: number } {
  const taxCents = Fraction.of(grossCents)
    .times(taxRate)
    .dividedBy(10_000 + taxRate)
    .rounded()

  return { taxCents, netCents: grossCents - taxCents }
}

/** Sum of integer cents. */
export function sumCents(cents: Iterable<number>): number {
  let sum = 0
  for (const part of cents) sum += part

  return sum
}

const plainMoney = /^([+-]?)(\d+)\.(\d{1,2})$/

const formats = new Map<string, Intl.NumberFormat>()

/** Making a formatter costs far more than using one, so each currency keeps its own. */
function moneyFormat(currency: string): Intl.NumberFormat {
  const known = formats.get(currency)
  if (known) return known

  const made = new Intl.NumberFormat('de-DE', {
    style: 'currency',
    currency,
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })
  formats.set(currency, made)

  return made
}
