import type { OrderType } from '#domain/ordering/order-terms.ts'

/** Orders of a usual Monday to Sunday at one branch, besides those of guests who were counted. */
export const weekdayCounts = [3, 3, 3, 4, 6, 8, 5]

/** From January on: lakes and terraces make a summer, Advent a small peak. */
export const monthOrders = [0.8, 0.85, 0.9, 0.95, 1.05, 1.15, 1.25, 1.25, 1.1, 1, 1, 1.2]

/** How the orders of a day spread over its hours from midnight; lunch and dinner are the peaks. */
export const hourWeights = [3, 2, 1, 0, 0, 0, 1, 3, 4, 4, 3, 8, 13, 9, 3, 2, 3, 7, 14, 15, 10, 6, 4, 3]

export const typeWeights: Record<OrderType, number> = { takeaway: 4, delivery: 4, dineIn: 3 }

/** How many times more often than the others these are ordered. */
export const favourites: Record<string, number> = {
  kaesknoepfle: 9,
  mondburger: 8,
  'wiener-schnitzel': 7,
  'pizza-margherita': 8,
  mondbier: 6,
  apfelsaft: 4,
  hollerlimonade: 3,
  melange: 4,
  kaiserschmarrn: 4,
  apfelstrudel: 3,
  'mittag-fleisch': 5,
  'mittag-vegetarisch': 4,
  seefruehstueck: 4,
  grillhendl: 4,
  flaedlesuppe: 3,
}
