import type { DeliveryArea } from '../catalogue/branch.contract.ts'

export type DeliveryFee = {
  feeCents: number
  taxRate: number
  isFree: boolean
  /** Goods still needed for free delivery; 0 when it is free or the area never delivers for free. */
  missingForFreeCents: number
  /** Goods still needed for the area's minimum order value; 0 when reached. */
  missingForMinimumCents: number
}

/**
 * The delivery fee of an area in cents. Free when the area is free or the goods gross reaches
 * `freeFromOrderValue`; both limits look at goods only. Source: spec storefront 9, decisions 2.
 */
export function deliveryFee(area: DeliveryArea | null, goodsGrossCents: number): DeliveryFee {
  if (!area) {
    return { feeCents: 0, taxRate: 0, isFree: true, missingForFreeCents: 0, missingForMinimumCents: 0 }
  }

  const { freeFromOrderValue, minimumOrderValue } = area
  const missingForFree = freeFromOrderValue == null ? null : Math.max(freeFromOrderValue - goodsGrossCents, 0)
  const isFree = area.free || area.price === 0 || missingForFree === 0

  return {
    feeCents: isFree ? 0 : area.price,
    taxRate: area.tax,
    isFree,
    missingForFreeCents: isFree ? 0 : (missingForFree ?? 0),
    missingForMinimumCents: Math.max((minimumOrderValue ?? 0) - goodsGrossCents, 0),
  }
}

/** The area with a name, or null; a guest who has chosen none starts with the first. Spec: storefront 4, cart. */
export function chosenDeliveryArea(
  areas: readonly DeliveryArea[],
  name: string | null | undefined,
): DeliveryArea | null {
  return areas.find((area) => area.area === name) ?? (name ? null : (areas[0] ?? null))
}
