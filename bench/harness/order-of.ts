import type { BranchShopView } from '#domain/catalogue/shop.contract.ts'

/** An order of four products that need no choices, to take away. */
export function orderOf(shop: BranchShopView, branch: string) {
  const simple = shop.products.filter((product) => product.config.parts.every((part) => part.optional))
  return {
    branch,
    isDelivery: false,
    isDineIn: false,
    firstName: 'Anna',
    lastName: 'Muster',
    email: 'anna@gast.example',
    phone: '+436641234567',
    paymentMethod: 'cash',
    legalInstructions: true,
    privacyPolicy: true,
    items: simple.slice(0, 4).map((product) => ({
      product: product.id,
      amount: product.defaultQuantity ?? product.minimumQuantity ?? 1,
      unit: product.unit,
      parts: [],
    })),
  }
}
