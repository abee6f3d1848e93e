import type { BusinessType } from '../../catalogue/business-types.data.ts'
import type { Trade } from './law-rules.ts'

/** What working time acts take for a restaurant; bakeries have rules of their own, which no row is about yet. */
const gastronomy: readonly BusinessType[] = [
  'Restaurant',
  'CafeOrCoffeeShop',
  'BarOrPub',
  'FastFoodRestaurant',
  'IceCreamShop',
  'FoodEstablishment',
]

/** Of a house that does not say what it is, a restaurant is assumed: a warning for nothing costs the trust in all others. */
export const tradeOf = (type: BusinessType | null | undefined): Trade =>
  !type || gastronomy.includes(type) ? 'gastronomy' : 'other'
