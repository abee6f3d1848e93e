import type { LeadTimeType, ProductView } from './product.contract.ts'

export type Prepared = Pick<ProductView, 'isLeadTimeEnabled' | 'leadTimeType' | 'leadTimeValue'>

/** Minutes between the order and the earliest time a product can be ready; 0 without a lead time. */
export function leadTimeMinutes({ isLeadTimeEnabled, leadTimeType, leadTimeValue }: Prepared): number {
  if (!isLeadTimeEnabled || !leadTimeType || !leadTimeValue) return 0

  return Math.max(leadTimeValue, 0) * minutesPer[leadTimeType]
}

/** The lead time of an order in minutes: its slowest product decides. */
export function longestLeadTimeMinutes(products: Iterable<Prepared>): number {
  let longest = 0
  for (const product of products) longest = Math.max(longest, leadTimeMinutes(product))

  return longest
}

/** As `longestLeadTimeMinutes`, of what is ordered from a catalogue. */
export function leadTimeOfItems(
  products: readonly (Prepared & { id: string })[],
  items: readonly { product: string }[],
): number {
  const ordered = new Set(items.map(({ product }) => product))

  return longestLeadTimeMinutes(products.filter(({ id }) => ordered.has(id)))
}

const minutesPer: Readonly<Record<LeadTimeType, number>> = {
  minutes: 1,
  hours: 60,
  days: 24 * 60,
  weeks: 7 * 24 * 60,
}
