import { splitTax, sumCents } from '../../money/money.ts'
import type { TaxedAlready, TaxTotal } from '../order.contract.ts'
import type { VoucherKind } from './voucher-terms.ts'

/**
 * The rate at which what a voucher pays was taxed already, or null where it is taxed now. A voucher that nobody has paid
 * for was never taxed, whatever its kind.
 */
export const taxedRateOf = (voucher: {
  kind: VoucherKind
  taxRate: number | null
  isGiven: boolean
}): number | null => (voucher.kind === 'single-purpose' && !voucher.isGiven ? voucher.taxRate : null)

/**
 * What of an order is still to be taxed: goods that were paid with single-purpose vouchers are taxed no more, so each
 * rate has less by what was. Net and tax of the rest are reckoned anew, so that they add up to the cent.
 */
export function stillToTax(taxes: readonly TaxTotal[], taxed: readonly TaxedAlready[]): TaxTotal[] {
  return taxes.flatMap((whole) => {
    const already = grossAt(whole.taxRate, taxed)
    if (already === 0) return [whole]
    const gross = Math.max(0, whole.gross - already)
    const { netCents, taxCents } = splitTax(gross, whole.taxRate)

    return gross === 0 ? [] : [{ taxRate: whole.taxRate, gross, net: netCents, tax: taxCents }]
  })
}

/** What is left where some of it goes back, the lowest rate first; a rate that comes to nothing is left out. */
export function taxedTogether(parts: readonly TaxedAlready[]): TaxedAlready[] {
  const rates = [...new Set(parts.map(({ taxRate }) => taxRate))].toSorted((one, other) => one - other)

  return rates.flatMap((taxRate) => {
    const gross = grossAt(taxRate, parts)
    return gross > 0 ? [{ taxRate, gross }] : []
  })
}

const grossAt = (rate: number, parts: readonly TaxedAlready[]): number =>
  sumCents(parts.map(({ taxRate, gross }) => (taxRate === rate ? gross : 0)))

/** An order as far as a receipt says what of it is tax. */
export type TaxedOrder = { taxes: readonly TaxTotal[]; taxedBefore: readonly TaxedAlready[] }

/**
 * What a receipt says of each rate, whoever shows it: what is taxed with it, and what was when its voucher was sold. A
 * tax that stands on two receipts is owed twice. Source: § 11 (12) UStG in Austria, § 14c UStG in Germany.
 */
export const receiptTaxes = ({
  taxes,
  taxedBefore,
}: TaxedOrder): { taxed: TaxTotal[]; before: TaxedAlready[] } => ({
  taxed: stillToTax(taxes, taxedBefore),
  before: [...taxedBefore],
})
