import type { ShopSettings } from '../catalogue/shop.contract.ts'

/**
 * Whether goods are worth more, in gross cents, than the shop takes in one order; exactly as much is fine. Fees,
 * donations and tips are not looked at, as with the minimum.
 */
export function isOrderTooLarge(
  goodsGrossCents: number,
  { maxOrderValue }: Pick<ShopSettings, 'maxOrderValue'>,
): boolean {
  return goodsGrossCents > maxOrderValue
}
