/** In how many of a branch's recent orders a product was. */
export type SoldProduct = { product: string; orders: number }

export type RecentSales = { sold: readonly SoldProduct[]; orders: number }

/** For how long back orders count, and at most how many of them. */
export const recentDays = 60
export const mostRecentOrders = 3000

/** Below these figures what a few guests like would pass for what everybody does. */
const leastOrders = 30
const leastOrdersOfProduct = 5
const shareOfMenu = 0.1
const mostPopular = 8

/**
 * The ids of what is ordered most: at most a tenth of what is offered, and nothing while there are too few orders to
 * tell. They stand in the order of their ids, which tells nobody what sells better; of two with equal orders the lower
 * one goes in, so that every process says the same.
 */
export function popularProducts({ sold, orders }: RecentSales, offered: readonly string[]): string[] {
  if (orders < leastOrders) return []

  const onOffer = new Set(offered)
  return sold
    .filter(({ product, orders: own }) => onOffer.has(product) && own >= leastOrdersOfProduct)
    .toSorted((one, other) => other.orders - one.orders || (one.product < other.product ? -1 : 1))
    .slice(0, Math.min(mostPopular, Math.ceil(onOffer.size * shareOfMenu)))
    .map(({ product }) => product)
    .toSorted()
}
