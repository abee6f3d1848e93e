import type { BranchView } from '../../catalogue/branch.contract.ts'
import type { ProductView } from '../../catalogue/product.contract.ts'
import type { BranchShopView } from '../../catalogue/shop.contract.ts'
import { availableOrderTypes } from '../offered-types.ts'

export type VoucherCart = {
  products: readonly Pick<ProductView, 'id' | 'voucherKind'>[]
  items: readonly { product: string }[]
}

/** Whether nothing but vouchers is in a cart: nobody has to make, fetch or bring anything. */
export function buysOnlyVouchers({ products, items }: VoucherCart): boolean {
  const isVoucher = ({ product }: { product: string }) =>
    products.some(({ id, voucherKind }) => id === product && voucherKind)

  return items.length > 0 && items.every(isVoucher)
}

/** Whether a branch sells vouchers; one that sells by offers answers these as well. */
export const sellsVouchers = ({ isQuotationRequired }: Pick<BranchView, 'isQuotationRequired'>): boolean =>
  !isQuotationRequired

/** The same at a branch; one that takes no orders sells none. */
export const isForVouchers = ({ branch, products }: BranchShopView, items: VoucherCart['items']): boolean =>
  sellsVouchers(branch) && availableOrderTypes(branch).length > 0 && buysOnlyVouchers({ products, items })
