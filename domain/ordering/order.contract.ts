import * as z from 'zod/mini'

import {
  amount,
  calculationModels,
  cents,
  optionModifiers,
  taxRate,
  units,
} from '../catalogue/product.contract.ts'
import {
  counterAppointmentStatuses,
  countries,
  orderStatuses,
  orderTypes,
  paymentMethods,
  paymentStatuses,
} from './order-terms.ts'

/** What a guest chose for one part; which member counts follows from the part's type. */
export const chosenPart = z.object({
  part: z.string().check(z.maxLength(64)),
  options: z.optional(z.array(z.string().check(z.maxLength(64))).check(z.maxLength(50))),
  text: z.optional(z.string().check(z.maxLength(2000))),
  uploads: z.optional(z.array(z.string().check(z.maxLength(64))).check(z.maxLength(20))),
})
export type ChosenPart = z.infer<typeof chosenPart>

/** One line of the cart as the browser keeps it: ids and choices only, never prices. */
export const cartItem = z.object({
  product: z.string().check(z.maxLength(64)),
  amount: amount.check(z.positive(), z.maximum(1_000_000)),
  unit: z.enum(units),
  parts: z.array(chosenPart).check(z.maxLength(50)),
})
export type CartItem = z.infer<typeof cartItem>

const text = (length: number) => z._default(z.string().check(z.trim(), z.maxLength(length)), '')

/** The checkout form, spec: storefront 3. What is required follows from the branch, see `checkout.ts`. */
export const checkoutForm = z.object({
  isCompany: z._default(z.boolean(), false),
  companyName: text(120),
  firstName: text(80),
  lastName: text(80),
  street: text(120),
  floor: text(20),
  stairway: text(20),
  door: text(20),
  zipCode: text(12),
  city: text(80),
  country: z._default(z.enum(countries), 'AT'),
  vatNumber: text(20),
  phone: text(30),
  email: text(160),
  isDeliveryAddressDifferent: z._default(z.boolean(), false),
  isDeliveryCompany: z._default(z.boolean(), false),
  deliveryCompanyName: text(120),
  deliveryFirstName: text(80),
  deliveryLastName: text(80),
  deliveryStreet: text(120),
  deliveryFloor: text(20),
  deliveryStairway: text(20),
  deliveryDoor: text(20),
  deliveryZipCode: text(12),
  deliveryCity: text(80),
  deliveryCountry: z._default(z.enum(countries), 'AT'),
  /** Name of the chosen delivery area. */
  deliveryArea: text(120),
  comment: text(2000),
  /** ISO instant, or null for „so bald wie möglich". */
  appointmentDate: z._default(z.nullable(z.string().check(z.maxLength(40))), null),
  paymentMethod: z._default(z.enum(paymentMethods), 'cash'),
  legalInstructions: z._default(z.boolean(), false),
  privacyPolicy: z._default(z.boolean(), false),
  /** Table identifier, for dine-in. */
  table: text(40),
  donatee: z._default(z.nullable(z.string().check(z.maxLength(64))), null),
})
export type CheckoutForm = z.infer<typeof checkoutForm>

/** `POST /api/orders` with header `Idempotency-Key`. */
export const placeOrderRequest = z.extend(checkoutForm, {
  /** Branch id or identifier. */
  branch: z.string().check(z.minLength(1), z.maxLength(64)),
  isDelivery: z.boolean(),
  isDineIn: z.boolean(),
  items: z.array(cartItem).check(z.maxLength(200)),
  /** What the guest saw; a difference is refused with 409 and the new figures. */
  expectedTotal: z.optional(cents),
})
export type PlaceOrderRequest = z.infer<typeof placeOrderRequest>

/** One ordered line as it was sold. All amounts of money are integer cents. */
export const orderItem = z.object({
  product: z.string(),
  name: z.string(),
  amount,
  unit: z.enum(units),
  calculationModel: z.enum(calculationModels),
  unitPrice: cents,
  gross: cents,
  taxRate,
  allergens: z.array(z.string()),
  bundleItems: z.array(z.object({ name: z.string(), amount })),
  parts: z.array(
    z.object({
      part: z.string(),
      name: z.string(),
      options: z.array(
        z.object({ id: z.string(), name: z.string(), modifier: z.enum(optionModifiers), value: cents }),
      ),
      text: z.nullish(z.string()),
      uploads: z.array(z.string()),
    }),
  ),
})
export type OrderItem = z.infer<typeof orderItem>

export const taxTotal = z.object({ taxRate, gross: cents, tax: cents, net: cents })
export type TaxTotal = z.infer<typeof taxTotal>

/** `GET /api/orders/public/{uid}/{hash}` and the answer to `POST /api/orders`. */
export const publicOrder = z.object({
  id: z.string(),
  uid: z.string(),
  hash: z.string(),
  version: z.int(),
  ticketNumber: z.int(),
  type: z.enum(orderTypes),
  status: z.enum(orderStatuses),
  paymentStatus: z.enum(paymentStatuses),
  paymentMethod: z.enum(paymentMethods),
  counterAppointmentStatus: z.enum(counterAppointmentStatuses),
  placedAt: z.string(),
  appointmentDate: z.nullable(z.string()),
  counterAppointment: z.nullable(z.string()),
  rejectionMessage: z.nullable(z.string()),
  tableIdentifier: z.nullable(z.string()),
  questionnaireRating: z.nullable(z.int()),
  isDelivery: z.boolean(),
  isDineIn: z.boolean(),
  isQuotation: z.boolean(),
  isConfirmed: z.boolean(),
  isInDelivery: z.boolean(),
  isDelivered: z.boolean(),
  isCompleted: z.boolean(),
  isRejected: z.boolean(),
  isCanceled: z.boolean(),
  isFailed: z.boolean(),
  isPaid: z.boolean(),
  isRefunded: z.boolean(),
  comment: z.nullable(z.string()),
  items: z.array(orderItem),
  goodsGross: cents,
  deliveryGross: cents,
  donation: cents,
  total: cents,
  isEstimated: z.boolean(),
  taxes: z.array(taxTotal),
  history: z.array(z.object({ to: z.enum(orderStatuses), at: z.string() })),
  branch: z.object({
    id: z.string(),
    identifier: z.string(),
    name: z.string(),
    phone: z.nullish(z.string()),
    email: z.nullish(z.string()),
    street: z.nullish(z.string()),
    zipCode: z.nullish(z.string()),
    city: z.nullish(z.string()),
    timeZone: z.string(),
  }),
  paymentRedirectUrl: z.optional(z.string()),
})
export type PublicOrder = z.infer<typeof publicOrder>
