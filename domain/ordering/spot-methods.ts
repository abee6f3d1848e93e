import type { PaymentMethod } from './order-terms.ts'

/** In which ways whoever takes money at the counter or at a table can have it. */
export const spotMethods = [
  'cash',
  'atm-card',
  'hydro-ag-voucher',
] as const satisfies readonly PaymentMethod[]
export type SpotMethod = (typeof spotMethods)[number]

/** Never empty, so that there is always one to begin with. */
export type TakenMethods = readonly [SpotMethod, ...SpotMethod[]]

/**
 * The ways in which an order is paid on the spot: what branch and settings enable, and how it was ordered, for that was
 * promised. Where nothing of it is left there is cash, which anybody may pay with.
 */
export function takenOnSpot(available: readonly PaymentMethod[], own: PaymentMethod): TakenMethods {
  const [first, ...others] = spotMethods.filter((method) => available.includes(method) || method === own)

  return first ? [first, ...others] : ['cash']
}

/** As somebody chose, as long as it is taken. */
export const takenMethod = (wanted: SpotMethod, methods: readonly SpotMethod[]): SpotMethod =>
  methods.includes(wanted) ? wanted : (methods[0] ?? 'cash')
