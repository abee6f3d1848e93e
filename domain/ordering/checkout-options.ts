import type { BranchView } from '../catalogue/branch.contract.ts'
import type { ShopSettings } from '../catalogue/shop.contract.ts'
import { type BranchHours, branchOpenState, deliveryOpenState } from '../time/branch-hours.ts'
import { type PausedBranch, pausedUntil } from './acceptance.ts'
import { type OrderType, type PaymentMethod, paymentMethods } from './order-terms.ts'

type BranchPayments = Pick<
  BranchView,
  'isCashEnabled' | 'isATMCardEnabled' | 'isHydroAGVoucherEnabled' | 'isMollieEnabled' | 'isDatatransEnabled'
>
type ShopPayments = Pick<
  ShopSettings,
  'enableCash' | 'enableATMCard' | 'enableHydroAGVoucher' | 'enableMollie' | 'enableDatatrans'
>

/** `closed`: nothing can be sent. `quotation` asks for an offer instead of ordering. */
export type CheckoutMode = 'quotation' | 'order' | 'preorder' | 'closed'

export type OrderableBranch = BranchHours &
  PausedBranch &
  Pick<BranchView, 'isPreorderEnabled' | 'isQuotationRequired' | 'orderableFrom'>

/** The payment methods that both the branch and the shop enable. Spec: storefront 6. */
export function availablePaymentMethods(branch: BranchPayments, settings: ShopPayments): PaymentMethod[] {
  const isEnabled: Record<PaymentMethod, boolean> = {
    cash: branch.isCashEnabled && settings.enableCash,
    'atm-card': branch.isATMCardEnabled && settings.enableATMCard,
    'hydro-ag-voucher': branch.isHydroAGVoucherEnabled && settings.enableHydroAGVoucher,
    mollie: branch.isMollieEnabled && settings.enableMollie,
    datatrans: branch.isDatatransEnabled && settings.enableDatatrans,
    // Nothing to choose: codes are entered, and what they leave open is paid otherwise.
    'gift-voucher': false,
  }

  return paymentMethods.filter((method) => isEnabled[method])
}

/** Cash when available, else datatrans, else the first there is. Spec: storefront 4, checkout. */
export function defaultPaymentMethod(branch: BranchPayments, settings: ShopPayments): PaymentMethod | null {
  const available = availablePaymentMethods(branch, settings)
  const preferred = (['cash', 'datatrans'] as const).find((method) => available.includes(method))

  return preferred ?? available[0] ?? null
}

/**
 * What sending the form means now. Delivery needs the delivery hours, all else an open branch; outside
 * of them, before `orderableFrom` and during a pause, only preorders are possible. Spec: storefront 2 and 5.
 */
export function checkoutMode(
  branch: OrderableBranch,
  orderType: OrderType,
  now: Temporal.Instant,
): CheckoutMode {
  const isOpen = isOrderingOpen(branch, orderType, now)
  if (!isOpen && !branch.isPreorderEnabled) return 'closed'
  if (branch.isQuotationRequired) return 'quotation'

  return isOpen ? 'order' : 'preorder'
}

/** Whether an order for as soon as possible would be taken up now. */
export function isOrderingOpen(
  branch: OrderableBranch,
  orderType: OrderType,
  now: Temporal.Instant,
): boolean {
  const { orderableFrom } = branch
  if (orderableFrom && Temporal.Instant.compare(now, orderableFrom) < 0) return false
  if (pausedUntil(branch, orderType, now)) return false

  return isWithinHours(branch, orderType, now)
}

/** Whether the house is open for this way to order by its hours alone. */
export function isWithinHours(branch: BranchHours, orderType: OrderType, at: Temporal.Instant): boolean {
  const { state } = orderType === 'delivery' ? deliveryOpenState(branch, at) : branchOpenState(branch, at)

  return state !== 'closed'
}

/** The words on the button, null when nothing can be sent. The setting replaces the order's. Spec: storefront 2. */
export function submitLabel(
  mode: CheckoutMode,
  settings: Pick<ShopSettings, 'orderButtonLabel'>,
  isSending = false,
): string | null {
  if (isSending) return 'Verarbeiten...'

  switch (mode) {
    case 'quotation':
      return 'Angebotsanfrage abschicken'
    case 'order':
      return settings.orderButtonLabel?.trim() || 'Bestellung abschicken'
    case 'preorder':
      return 'Vorbestellung abschicken'
    case 'closed':
      return null
  }
}
