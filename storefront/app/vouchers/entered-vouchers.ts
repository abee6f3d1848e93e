import { create } from 'zustand'

import type { BranchShopView } from '#domain/catalogue/shop.contract.ts'
import type { CartTotals, StoredCartLine } from '#domain/ordering/cart.ts'
import type { UsableVoucher } from '#domain/ordering/vouchers/voucher.contract.ts'
import { rememberOrder, useCart } from '../cart/cart-store.ts'

export type Entered = UsableVoucher & { code: string }
/** What a voucher pays of the cart, in cents. */
type PayingVoucher = Entered & { amount: number }
export type VoucherPart = { vouchers: PayingVoucher[]; paid: number; rest: number }
export type VoucherTotals = Pick<CartTotals<StoredCartLine>, 'totalCents' | 'taxes' | 'lines'>
/** What they pay of a cart; it comes with the first of them. */
type Plan = (totals: VoucherTotals, entered: readonly Entered[]) => VoucherPart

type EnteredVouchers = { cartId: string; entered: Entered[]; plan: Plan | null }

/** Codes are money: they are kept for the cart that is open, in this tab alone, and gone with a reload. */
const useEntered = create<EnteredVouchers>()(() => ({ cartId: '', entered: [], plan: null }))

/**
 * What they are worth by now: somebody else may have paid with them. Those that pay no more go; where nobody could be
 * asked they stay, and the answer says so.
 */
export async function refreshVouchers(branch: string): Promise<string | undefined> {
  const { askVouchers, planOf } = await import('./late-vouchers.ts')
  const { known, problem } = await askVouchers(enteredNow(), branch)
  const now = (voucher: Entered) => known.get(voucher.code) ?? (known.has(voucher.code) ? [] : voucher)

  // The guest may have taken one out meanwhile.
  keepVouchers(enteredNow().flatMap(now), planOf)
  return problem
}

export function removeVoucher(code: string): void {
  useEntered.setState({ entered: enteredNow().filter((voucher) => voucher.code !== code) })
  // Another body needs another key.
  rememberOrder({})
}

/** For the cart that is open. */
export function keepVouchers(entered: Entered[], plan: Plan): void {
  useEntered.setState({ cartId: useCart.getState().cartId, entered, plan })
  rememberOrder({})
}

/** What the vouchers of the cart pay of it, and what is left. */
export function useVoucherPart(totals: VoucherTotals): VoucherPart {
  const openId = useCart((cart) => cart.cartId)
  const { cartId, entered, plan } = useEntered()
  if (!plan || cartId !== openId) return { vouchers: [], paid: 0, rest: totals.totalCents }

  return plan(totals, entered)
}

type Checkout = {
  shop: BranchShopView
  totals: Pick<CartTotals, 'isEstimated' | 'isPriceHidden' | 'totalCents'>
}

/** Vouchers pay what has a price: what is weighed or answered with one has none yet. */
export const mayRedeem = ({ shop, totals }: Checkout): boolean =>
  !shop.branch.isQuotationRequired && !totals.isEstimated && !totals.isPriceHidden && totals.totalCents > 0

/** Whether vouchers pay all of it, so that there is nothing to choose. */
export const isCovered = ({ vouchers, rest }: VoucherPart): boolean => vouchers.length > 0 && rest === 0

export const enteredNow = (): Entered[] => {
  const { cartId, entered } = useEntered.getState()

  return cartId === useCart.getState().cartId ? entered : []
}
