import { priceLabel } from '../catalogue/product-configuration.ts'
import type { CalculationModel } from '../catalogue/product.contract.ts'
import { formatMoney } from '../money/money.ts'

/** What guests read where a product keeps its price to itself, and where a sum would tell it. */
export const priceOnRequest = 'Preis auf Anfrage'

type SoldLine = { isPriceHidden?: boolean | undefined }
type ShownLine = SoldLine & { cents: number; model: CalculationModel }
type ShownTotal = { cents: number; isPriceHidden: boolean; isEstimated: boolean }

/** The price of one line in cents as guests read it: `12,90 €`, `ca. 12,90 €` or that they have to ask. */
export function shownPrice({ isPriceHidden, cents, model }: ShownLine, currency = 'EUR'): string {
  return isPriceHidden ? priceOnRequest : priceLabel(cents, model, currency)
}

/** A sum of lines in cents as guests read it. */
export function shownTotal({ cents, isPriceHidden, isEstimated }: ShownTotal, currency = 'EUR'): string {
  if (isPriceHidden) return priceOnRequest

  return `${isEstimated ? 'ca.\u00a0' : ''}${formatMoney(cents, currency)}`
}

/** Whether no sum of these lines is shown: the rest subtracted, it would tell the price that is kept back. */
export function holdsHiddenPrice(lines: readonly SoldLine[]): boolean {
  return lines.some(({ isPriceHidden }) => isPriceHidden === true)
}
