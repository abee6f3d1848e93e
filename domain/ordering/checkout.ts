import type { BranchView, DeliveryArea } from '../catalogue/branch.contract.ts'
import type { ShopSettings } from '../catalogue/shop.contract.ts'
import { type CartTotals, type OrderFlags, orderTypeOf } from './cart.ts'
import { type CheckoutField, requiredFields, type TextField } from './checkout-fields.ts'
import { availablePaymentMethods, checkoutMode } from './checkout-options.ts'
import { availableOrderTypes } from './offered-types.ts'
import { deliveryFee } from './delivery-fee.ts'
import { type ZipCodeProblem, zipCodeProblem } from './delivery-zip.ts'
import type { CartItem, CheckoutForm } from './order.contract.ts'
import { type BelowMinimum, belowMinimum } from './minimum-order.ts'
import { isOrderTooLarge } from './order-limit.ts'
import { needsAppointment } from './order-moment.ts'
import { normalisePhone, phoneProblem } from './phone.ts'
import { preparationMinutesOf } from './promised-time.ts'
import type { FullSlots } from './slot-capacity.ts'
import { fullSlotsFrom, slotStartMs } from './slot-room.ts'
import type { TakenByStaff } from './staff-shop.ts'
import { earliestAppointment, slotHorizonDays, type SlotQuestion, whyNotAppointment } from './slots.ts'
import { readyMs, soonestTime } from './soonest-time.ts'

/** Why an order cannot be sent; the words are in `checkout.texts.ts`. Money in cents, instants in ISO. */
export type CheckoutProblem = { field: CheckoutField } & (
  | { code: 'required'; facts?: undefined }
  | { code: 'email-invalid' | 'phone-invalid'; facts?: undefined }
  | { code: 'order-type-unavailable' | 'closed' | 'delivery-closed'; facts?: undefined }
  | { code: 'cart-empty' | 'delivery-area-unknown' | 'table-unknown'; facts?: undefined }
  | ZipCodeProblem
  | { code: 'minimum-order-value'; facts: BelowMinimum }
  | { code: 'order-too-large'; facts: { maximumCents: number; currency: string } }
  | { code: 'appointment-required' | 'appointment-invalid' | 'appointment-closed'; facts?: undefined }
  | { code: 'appointment-too-early'; facts: { earliestAt: string; timeZone: string } }
  | { code: 'appointment-too-late'; facts: { days: number } }
  | { code: 'appointment-full'; facts: { fullSlots: string[] } }
  | { code: 'payment-method-unavailable' | 'terms-required' | 'privacy-required'; facts?: undefined }
)

export type Checkout = {
  form: CheckoutForm & {
    isDelivery: boolean
    isDineIn: boolean
    items: readonly CartItem[]
    vouchers?: readonly unknown[] | undefined
  }
  branch: BranchView & TakenByStaff
  settings: ShopSettings
  /** Null when the cart has no price; then its value is not judged. */
  totals: Pick<CartTotals, 'goodsGrossCents' | 'countedGoodsCents' | 'isPriceHidden'> | null
  leadTimeMinutes: number
  /** Slots without room for this order, as far as they are known. */
  fullSlots?: FullSlots
  now: Temporal.Instant
}

/**
 * Everything that keeps an order from being sent, in the order of the form; none when it is fine. The
 * browser shows them before sending, the server refuses with the same. Spec: storefront 5, checkout.
 */
export function checkoutProblems(checkout: Checkout): CheckoutProblem[] {
  return [
    ...cartProblems(checkout),
    ...orderTypeProblems(checkout),
    ...contactProblems(checkout),
    ...appointmentProblems(checkout),
    ...paymentProblems(checkout),
    ...legalProblems(checkout),
  ]
}

type Contact = { form: CheckoutForm & OrderFlags; branch: BranchView }

/** What is wrong with whom the order is for and where it goes, by what the branch asks for. */
export function contactProblems(contact: Contact): CheckoutProblem[] {
  return [...requiredProblems(contact), ...formatProblems(contact), ...placeProblems(contact)]
}

function cartProblems({ form, branch, settings, totals }: Checkout): CheckoutProblem[] {
  if (form.items.length === 0) return [{ field: 'items', code: 'cart-empty' }]
  if (!totals) return []
  if (isOrderTooLarge(totals.goodsGrossCents, settings)) {
    const facts = { maximumCents: settings.maxOrderValue, currency: settings.currency }
    return [{ field: 'items', code: 'order-too-large', facts }]
  }

  const area = form.isDelivery ? chosenArea(branch, form.deliveryArea) : undefined
  const missingCents = area ? deliveryFee(area, totals.countedGoodsCents).missingForMinimumCents : 0
  if (!area || missingCents === 0) return []

  const facts = belowMinimum(totals, missingCents, settings.currency)
  return [{ field: 'items', code: 'minimum-order-value', facts }]
}

function orderTypeProblems({ form, branch, now }: Checkout): CheckoutProblem[] {
  const orderType = orderTypeOf(form)
  if (!availableOrderTypes(branch).includes(orderType)) {
    return [{ field: 'orderType', code: 'order-type-unavailable' }]
  }
  if (checkoutMode(branch, orderType, now) !== 'closed') return []

  return [{ field: 'orderType', code: orderType === 'delivery' ? closedForDelivery(branch, now) : 'closed' }]
}

/** "No delivery" only means something while the branch itself is open. */
function closedForDelivery(branch: BranchView, now: Temporal.Instant): 'closed' | 'delivery-closed' {
  return checkoutMode(branch, 'takeaway', now) === 'closed' ? 'closed' : 'delivery-closed'
}

function requiredProblems({ form, branch }: Contact): CheckoutProblem[] {
  return requiredFields(branch, orderTypeOf(form), form)
    .filter((field) => keptText(form, field) === '')
    .map((field) => ({ field, code: 'required' }))
}

/** What an order would keep of a field: letters alone are no phone number. */
function keptText(form: CheckoutForm, field: TextField): string {
  return field === 'phone' ? normalisePhone(form.phone) : form[field].trim()
}

/** What is wrong with it whatever a branch asks for. */
export function formatProblems({ form }: { form: CheckoutForm }): CheckoutProblem[] {
  const problems: CheckoutProblem[] = []
  const email = form.email.trim()

  if (email !== '' && !/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email)) {
    problems.push({ field: 'email', code: 'email-invalid' })
  }
  if (phoneProblem(form.phone) !== null) problems.push({ field: 'phone', code: 'phone-invalid' })

  return problems
}

function placeProblems({ form, branch }: Contact): CheckoutProblem[] {
  const orderType = orderTypeOf(form)
  const table = form.table.trim()

  if (orderType === 'delivery' && form.deliveryArea !== '' && !chosenArea(branch, form.deliveryArea)) {
    return [{ field: 'deliveryArea', code: 'delivery-area-unknown' }]
  }
  if (orderType === 'delivery') return zipCodeProblems(form, branch)
  if (orderType === 'dineIn' && branch.isTableSelectionEnabled && table !== '') {
    const isKnown = branch.tables.some(({ identifier }) => identifier === table)
    if (!isKnown) return [{ field: 'table', code: 'table-unknown' }]
  }
  return []
}

function zipCodeProblems(form: CheckoutForm, { deliveryAreas }: BranchView): CheckoutProblem[] {
  const field = form.isDeliveryAddressDifferent ? 'deliveryZipCode' : 'zipCode'
  const zipCode = form[field].trim()
  const problem = zipCode === '' ? null : zipCodeProblem(deliveryAreas, form.deliveryArea, zipCode)

  return problem ? [{ field, ...problem }] : []
}

/** When the order may be had, by what is in it and where it goes. */
export function slotQuestionOf({ form, branch, leadTimeMinutes, fullSlots, now }: Wanted) {
  const orderType = orderTypeOf(form)
  const preparationMinutes = preparationMinutesOf(branch, { orderType, deliveryArea: form.deliveryArea, now })

  return { branch, orderType, now, leadTimeMinutes, preparationMinutes, ...(fullSlots && { fullSlots }) }
}

type Wanted = Pick<Checkout, 'branch' | 'leadTimeMinutes' | 'fullSlots' | 'now'> & {
  form: Pick<Checkout['form'], 'isDelivery' | 'isDineIn' | 'deliveryArea'>
}

/** What keeps an order from its slot: no room then or, without an appointment, none before the house closes. */
export function slotProblem(
  question: SlotQuestion,
  appointment: Temporal.Instant | null,
): CheckoutProblem | null {
  if (!question.fullSlots?.size) return null
  if (!appointment) {
    return soonestTime(question) === null ? fullProblem(fullSlotsFrom(question, readyMs(question))) : null
  }
  const isFull = whyNotAppointment({ ...question, at: appointment }) === 'full'

  return isFull ? fullProblem([slotStartMs(question, appointment.epochMilliseconds)]) : null
}

/** Names no slot but those that were asked for: who has room for how much would tell how busy the house is. */
function fullProblem(startsMs: readonly number[]): CheckoutProblem {
  const fullSlots = startsMs.map((ms) => Temporal.Instant.fromEpochMilliseconds(ms).toString())

  return { field: 'appointmentDate', code: 'appointment-full', facts: { fullSlots } }
}

function appointmentProblems({ form, ...wanted }: Checkout): CheckoutProblem[] {
  const field = 'appointmentDate'
  const asked = slotQuestionOf({ form, ...wanted })
  if (!form.appointmentDate) {
    return needsAppointment(asked) ? [{ field, code: 'appointment-required' }] : []
  }

  const at = parsedInstant(form.appointmentDate)
  if (!at) return [{ field, code: 'appointment-invalid' }]

  const question = { ...asked, at }
  switch (whyNotAppointment(question)) {
    case null:
      return []
    case 'closed':
      return [{ field, code: 'appointment-closed' }]
    case 'full':
      return [fullProblem([slotStartMs(question, at.epochMilliseconds)])]
    case 'too-late':
      return [{ field, code: 'appointment-too-late', facts: { days: slotHorizonDays } }]
    case 'too-early': {
      const facts = { earliestAt: earliestAppointment(question).toString(), timeZone: asked.branch.timeZone }
      return [{ field, code: 'appointment-too-early', facts }]
    }
  }
}

/** A request for an offer needs no payment where the branch offers none. */
function paymentProblems({ form, branch, settings }: Checkout): CheckoutProblem[] {
  const available = availablePaymentMethods(branch, settings)
  if (available.includes(form.paymentMethod)) return []
  // Whether they pay all of it is found out where they are redeemed.
  if (form.paymentMethod === 'gift-voucher' && form.vouchers?.length) return []
  if (branch.isQuotationRequired && available.length === 0) return []

  return [{ field: 'paymentMethod', code: 'payment-method-unavailable' }]
}

function legalProblems({ form, branch }: Checkout): CheckoutProblem[] {
  if (branch.isTakenByStaff) return []
  const problems: CheckoutProblem[] = []
  if (!form.legalInstructions) problems.push({ field: 'legalInstructions', code: 'terms-required' })
  if (!form.privacyPolicy) problems.push({ field: 'privacyPolicy', code: 'privacy-required' })

  return problems
}

function chosenArea(branch: BranchView, name: string): DeliveryArea | undefined {
  return branch.deliveryAreas.find(({ area }) => area === name)
}

function parsedInstant(text: string): Temporal.Instant | null {
  try {
    return Temporal.Instant.from(text)
  } catch {
    return null
  }
}
