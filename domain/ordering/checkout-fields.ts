import type { BranchView } from '../catalogue/branch.contract.ts'
import type { OrderType } from './order-terms.ts'
import type { TakenByStaff } from './staff-shop.ts'
import type { CheckoutForm } from './order.contract.ts'

/** A field of the form, or the part of the request that a problem concerns. */
export type CheckoutField = keyof CheckoutForm | 'items' | 'orderType'

/** Form fields that hold text. */
export type TextField = {
  [Field in keyof CheckoutForm]: CheckoutForm[Field] extends string ? Field : never
}[keyof CheckoutForm]

/** How the names of a branch's demands call the order types. */
const ways = { takeaway: 'Takeaway', delivery: 'Delivery', dineIn: 'DineIn' } as const satisfies Record<
  OrderType,
  string
>
type Demand = 'Email' | 'Phone' | 'Address'

export type DemandingBranch = TakenByStaff &
  Pick<BranchView, `is${(typeof ways)[OrderType]}${Demand}Required`> & { deliveryAreas: readonly unknown[] }

/** The answers that make further fields appear. */
export type FormSwitches = Partial<
  Pick<CheckoutForm, 'isCompany' | 'isDeliveryAddressDifferent' | 'isDeliveryCompany'>
>

/**
 * The text fields that must not stay empty, in the order of the form. Names always, except where staff order for
 * somebody; email, phone and address by the branch's flags for the order type; the delivery area when the branch has
 * any; the table for dine-in; company and different delivery address when ticked. Spec: storefront 5.
 */
export function requiredFields(
  branch: DemandingBranch,
  orderType: OrderType,
  form: FormSwitches = {},
): TextField[] {
  const demands = (what: Demand) => branch[`is${ways[orderType]}${what}Required`]
  const isDelivery = orderType === 'delivery'
  const isElsewhere = isDelivery && form.isDeliveryAddressDifferent

  return [
    ...when(orderType === 'dineIn', ['table']),
    ...when(form.isCompany, ['companyName']),
    ...when(!branch.isTakenByStaff, ['firstName', 'lastName']),
    ...when(demands('Email'), ['email']),
    ...when(demands('Phone'), ['phone']),
    ...when(isDelivery && branch.deliveryAreas.length > 0, ['deliveryArea']),
    ...when(demands('Address'), ['street', 'zipCode', 'city', 'country']),
    ...when(isElsewhere && form.isDeliveryCompany, ['deliveryCompanyName']),
    ...when(isElsewhere, ['deliveryFirstName', 'deliveryLastName']),
    ...when(isElsewhere, ['deliveryStreet', 'deliveryZipCode', 'deliveryCity', 'deliveryCountry']),
  ]
}

function when(condition: boolean | undefined, fields: TextField[]): TextField[] {
  return condition ? fields : []
}
