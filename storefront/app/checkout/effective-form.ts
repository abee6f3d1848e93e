import type { BranchView } from '#domain/catalogue/branch.contract.ts'
import { requiredFields } from '#domain/ordering/checkout-fields.ts'
import { askedForm } from '#domain/ordering/entered-form.ts'
import type { CheckoutForm } from '#domain/ordering/order.contract.ts'
import type { OrderType } from '#domain/ordering/order-terms.ts'
import { completePhone, normalisePhone } from '#domain/ordering/phone.ts'

/** Few fields: an address is asked for only where something is brought to it or the branch insists. */
export function isAddressAsked(branch: BranchView, orderType: OrderType): boolean {
  return orderType === 'delivery' || requiredFields(branch, orderType).includes('street')
}

type Asking = {
  branch: BranchView
  orderType: OrderType
  deliveryArea: string
  /** For when is not asked. */
  isForVouchers?: boolean
}

/**
 * What the guest says with the fields in view. What was typed for another order type stays in the form, so
 * that switching back loses nothing, but it is neither judged nor sent.
 */
export function effectiveForm(
  form: CheckoutForm,
  { branch, orderType, deliveryArea, isForVouchers }: Asking,
): CheckoutForm {
  const phone = normalisePhone(completePhone(form.phone, branch.country))
  const asked = askedForm({ ...form, phone, deliveryArea }, orderType)

  return isForVouchers ? { ...asked, appointmentDate: null } : asked
}
