import * as z from 'zod/mini'

import {
  amount,
  calculationModels,
  cents,
  optionModifiers,
  taxRate,
  units,
} from '../catalogue/product.contract.ts'
import { orderDiscount } from './discounts/discount.contract.ts'
import { enteredFields, type OrderField } from './order-fields.data.ts'
import { emptyForm, type EnteredForm, enteredNames } from './entered-form.ts'
import { type KeptFields, type LinkName, linkNames, orderFields } from './order-fields.ts'
import { orderOrigin } from './order-origin.contract.ts'
import { orderStatuses } from './order-terms.ts'
import { tipCents } from './tip.contract.ts'
import { voucherKinds } from './vouchers/voucher-terms.ts'

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

/** The checkout form, spec: storefront 3. What is required follows from the branch, see `checkout.ts`. */
export const checkoutForm = z.object(
  // Built from the table that types it; what is left out is as in a form that nobody touched.
  Object.fromEntries(
    enteredNames.map((name) => [name, z._default(enteredSchema(enteredFields[name]), emptyForm[name])]),
  ) as { [Name in keyof EnteredForm]: z.ZodMiniDefault<z.ZodMiniType<EnteredForm[Name]>> },
)
export type CheckoutForm = EnteredForm

function enteredSchema(field: (typeof enteredFields)[keyof EnteredForm]): z.ZodMiniType {
  switch (field.kind) {
    case 'text':
      return z.string().check(z.trim(), z.maxLength(field.maxLength))
    case 'tick':
      return z.boolean()
    case 'choice':
      return z.enum(field.of)
    case 'instant':
      return z.nullable(z.string().check(z.maxLength(40)))
    case 'relation':
      return z.nullable(z.string().check(z.maxLength(64)))
  }
}

/** So many vouchers pay one order at most. */
export const mostVouchers = 10
const redeemedVoucher = z.object({
  code: z.string().check(z.maxLength(64)),
  amount: z.int().check(z.positive(), z.maximum(100_000_000)),
})

/** `POST /api/orders` with header `Idempotency-Key`. */
export const placeOrderRequest = z.extend(checkoutForm, {
  /** Branch id or identifier. */
  branch: z.string().check(z.minLength(1), z.maxLength(64)),
  isDelivery: z.boolean(),
  isDineIn: z.boolean(),
  items: z.array(cartItem).check(z.maxLength(200)),
  /** For the team, where the branch takes it. */
  tip: z.optional(tipCents),
  /** What the guest saw; a difference is refused with 409 and the new figures. */
  expectedTotal: z.optional(cents),
  /** Codes of vouchers and what the guest saw each of them pay, the first one first. */
  vouchers: z.optional(z.array(redeemedVoucher).check(z.maxLength(mostVouchers))),
  /** How the guest came; only of those who agreed to be counted. */
  origin: z.optional(orderOrigin),
})
export type PlaceOrderRequest = z.infer<typeof placeOrderRequest>

/** One ordered line as it was sold. All amounts of money are integer cents. */
export const orderItem = z.object({
  /** Names the line in its order, whatever becomes of the others. Orders of earlier versions have none, see `lineOf`. */
  line: z.optional(z.int()),
  product: z.string(),
  name: z.string(),
  amount,
  unit: z.enum(units),
  calculationModel: z.enum(calculationModels),
  unitPrice: cents,
  /** Before anything is taken off. */
  gross: cents,
  /** A voucher is sold, one for each piece, and how it is taxed. */
  voucher: z.optional(z.enum(voucherKinds)),
  /** Its share of what the discounts of the order take off; missing where that is nothing. */
  discount: z.optional(cents),
  /** The price is the same whatever the amount. */
  isFlat: z.optional(z.boolean()),
  /** Where it was sold in another unit than its price is said in: that price, and how many of its unit one is worth. */
  basis: z.optional(z.object({ price: cents, unit: z.enum(units), worth: amount })),
  /** What it weighed or measured in the end, in the unit of its price, which is exact from then on. */
  weighed: z.optional(amount),
  /** What the house says about the line, such as what comes instead. Guests read it. */
  comment: z.optional(z.string()),
  /** Guests read no price of this line, whatever becomes of the product. Orders of earlier versions say nothing. */
  isPriceHidden: z.optional(z.boolean()),
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

/** What of an order's money was taxed when a single-purpose voucher was sold, at its rate; in cents. */
export const taxedAlready = z.object({ taxRate, gross: cents })
export type TaxedAlready = z.infer<typeof taxedAlready>

/** A priced answer to a request, in one of its revisions. Money is in cents, instants are ISO text. */
export const quotation = z.object({
  /** Counts the revisions from 1. */
  number: z.int(),
  /** As they are sold once it is accepted. */
  items: z.array(orderItem),
  taxes: z.array(taxTotal),
  goodsGross: cents,
  /** With the fee of the delivery and the donation, which stay as they were asked for. */
  total: cents,
  message: z.nullable(z.string()),
  /** Null where the wish of the guest holds. */
  appointment: z.nullable(z.string()),
  /** From this instant on nobody accepts it any more. */
  validUntil: z.string(),
  at: z.string(),
})
export type Quotation = z.infer<typeof quotation>

type PlainLinkName = Exclude<LinkName, 'items' | 'taxes' | 'taxedBefore' | 'discounts'>

/** Whether the table says all that there is to know of a field; the parts of `json` have shapes of their own. */
export const isPlainField = ({ kind }: OrderField): boolean => kind !== 'json'

const isPlain = (name: LinkName): name is PlainLinkName => isPlainField(orderFields[name])

/** `GET /api/orders/public/{uid}/{hash}` and the answer to `POST /api/orders`. */
export const publicOrder = z.object({
  // Built from the table that types it.
  ...(Object.fromEntries(linkNames.filter(isPlain).map((name) => [name, fieldSchema(orderFields[name])])) as {
    [Name in PlainLinkName]: z.ZodMiniType<KeptFields[Name]>
  }),
  isDelivery: z.boolean(),
  isDineIn: z.boolean(),
  isConfirmed: z.boolean(),
  isInDelivery: z.boolean(),
  isDelivered: z.boolean(),
  isCompleted: z.boolean(),
  isRejected: z.boolean(),
  isCanceled: z.boolean(),
  isFailed: z.boolean(),
  isPaid: z.boolean(),
  isRefunded: z.boolean(),
  items: z.array(orderItem),
  taxes: z.array(taxTotal),
  taxedBefore: z.array(taxedAlready),
  discounts: z.array(orderDiscount),
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
  /** The offer that its guest may look at; null before the first and after one was withdrawn. */
  quotation: z.nullable(quotation),
  paymentRedirectUrl: z.optional(z.string()),
})
export type PublicOrder = z.infer<typeof publicOrder>

/** What an order answers for a field of the table. */
export function fieldSchema(field: OrderField): z.ZodMiniType {
  switch (field.kind) {
    case 'tick':
      return z.boolean()
    case 'choice':
      return z.enum(field.of)
    case 'count':
      return orNothing(field, z.int())
    case 'cents':
      return orNothing(field, cents)
    case 'text':
    case 'instant':
    case 'relation':
      return orNothing(field, z.string())
    case 'json':
      return z.unknown()
  }
}

function orNothing({ isRequired }: OrderField, schema: z.ZodMiniType): z.ZodMiniType {
  return isRequired ? schema : z.nullable(schema)
}
