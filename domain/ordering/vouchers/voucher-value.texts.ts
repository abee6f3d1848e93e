import { formatMoney } from '../../money/money.ts'
import { largestVoucher, smallestVoucher } from './voucher-value.ts'

/** Where nobody knows in which currency a house reckons, only the figures are said. */
export function voucherValueText(currency?: string): string {
  const words = (cents: number) =>
    currency === undefined ? (cents / 100).toLocaleString('de-DE') : formatMoney(cents, currency)

  return `Ein Gutschein ist zwischen ${words(smallestVoucher)} und ${words(largestVoucher)} wert.`
}
