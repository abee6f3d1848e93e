import type { ProductView } from '../catalogue/product.contract.ts'
import type { OrderType } from '../ordering/order-terms.ts'
import type { TaxTotal } from '../ordering/order.contract.ts'
import { splitTax } from './money.ts'

/** The product's tax rate (hundredths of a percent) for the way the guest gets it. Spec: storefront 9. */
export function taxRateOf(
  product: Pick<ProductView, 'tax' | 'takeawayTax' | 'dineInTax'>,
  orderType: OrderType,
): number {
  switch (orderType) {
    case 'dineIn':
      return product.dineInTax
    case 'delivery':
      return product.tax
    case 'takeaway':
      return product.takeawayTax
  }
}

/**
 * Gross, tax and net in cents per tax rate, lowest rate first. The lines of one rate are summed before the
 * one rounding, so net + tax = gross and the order of the lines does not matter. Source: decisions 2.
 */
export function taxTotals(lines: Iterable<{ gross: number; taxRate: number }>): TaxTotal[] {
  const grossOfRate = new Map<number, number>()
  for (const line of lines) {
    grossOfRate.set(line.taxRate, (grossOfRate.get(line.taxRate) ?? 0) + line.gross)
  }

  return [...grossOfRate]
    .sort(([left], [right]) => left - right)
    .map(([taxRate, gross]) => {
      const { taxCents, netCents } = splitTax(gross, taxRate)

      return { taxRate, gross, tax: taxCents, net: netCents }
    })
}
