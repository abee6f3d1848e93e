/** What a discount takes off: a share of goods, an amount of money once in an order, or the fee of the delivery. */
export const discountKinds = ['percent', 'amount', 'free-delivery'] as const
export type DiscountKind = (typeof discountKinds)[number]

/** Hundredths of a percent that are everything. */
export const wholePercent = 10_000

/** A code as it is compared, for whoever reads it from a leaflet: `  Sommer 26` is `SOMMER26`. */
export const comparableCode = (typed: string): string => typed.replace(/\s/g, '').toUpperCase()
