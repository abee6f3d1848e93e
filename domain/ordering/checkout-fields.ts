import type { BranchView } from '../catalogue/branch.contract.ts'
import type { OrderType } from './order-terms.ts'
import type { CheckoutForm } from './order.contract.ts'

/** A field of the form, or the part of the request that a problem concerns. */
export type CheckoutField = keyof CheckoutForm | 'items' | 'orderType'

/** Form fields that hold text. */
export type TextField = {
  [Field in keyof CheckoutForm]: CheckoutForm[Field] extends string ? Field : never
}[keyof CheckoutForm]

export type DemandingBranch = Pick<
  BranchView,
  | 'isDeliveryEmailRequired'
  | 'isDeliveryPhoneRequired'
  | 'isDeliveryAddressRequired'
  | 'isDineInEmailRequired'
  | 'isDineInPhoneRequired'
  | 'isDineInAddressRequired'
  | 'isTakeawayEmailRequired'
  | 'isTakeawayPhoneRequired'
  | 'isTakeawayAddressRequired'
> & { deliveryAreas: readonly unknown[] }

/** The answers that make further fields appear. */
export type FormSwitches = Partial<
  Pick<CheckoutForm, 'isCompany' | 'isDeliveryAddressDifferent' | 'isDeliveryCompany'>
>

/**
 * The text fields that must not stay empty, in the order of the form. Names always; email, phone and
 * address by the branch's flags for the order type; the delivery area when the branch has any; the table
 * for dine-in; company and different delivery address when ticked. Spec: storefront 5.
 */
export function requiredFields(
  branch: DemandingBranch,
  orderType: OrderType,
  form: FormSwitches = {},
): TextField[] {
  const demands = demandsOf(branch, orderType)
  const isDelivery = orderType === 'delivery'
  const isElsewhere = isDelivery && form.isDeliveryAddressDifferent

  return [
    ...when(orderType === 'dineIn', ['table']),
    ...when(form.isCompany, ['companyName']),
    'firstName',
    'lastName',
    ...when(demands.email, ['email']),
    ...when(demands.phone, ['phone']),
    ...when(isDelivery && branch.deliveryAreas.length > 0, ['deliveryArea']),
    ...when(demands.address, ['street', 'zipCode', 'city']),
    ...when(isElsewhere && form.isDeliveryCompany, ['deliveryCompanyName']),
    ...when(isElsewhere, ['deliveryFirstName', 'deliveryLastName']),
    ...when(isElsewhere, ['deliveryStreet', 'deliveryZipCode', 'deliveryCity']),
  ]
}

type Demands = { email: boolean; phone: boolean; address: boolean }

function demandsOf(branch: DemandingBranch, orderType: OrderType): Demands {
  switch (orderType) {
    case 'delivery':
      return {
        email: branch.isDeliveryEmailRequired,
        phone: branch.isDeliveryPhoneRequired,
        address: branch.isDeliveryAddressRequired,
      }
    case 'dineIn':
      return {
        email: branch.isDineInEmailRequired,
        phone: branch.isDineInPhoneRequired,
        address: branch.isDineInAddressRequired,
      }
    case 'takeaway':
      return {
        email: branch.isTakeawayEmailRequired,
        phone: branch.isTakeawayPhoneRequired,
        address: branch.isTakeawayAddressRequired,
      }
  }
}

function when(condition: boolean | undefined, fields: TextField[]): TextField[] {
  return condition ? fields : []
}
