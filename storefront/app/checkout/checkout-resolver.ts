import type { FieldErrors, Resolver } from 'react-hook-form'

import { type Checkout, type CheckoutProblem, checkoutProblems } from '#domain/ordering/checkout.ts'
import { checkoutErrorOf } from '#domain/ordering/checkout.texts.ts'
import { orderFlagsOf } from '#domain/ordering/cart.ts'
import type { CartItem, CheckoutForm } from '#domain/ordering/order.contract.ts'
import type { OrderType } from '#domain/ordering/order-terms.ts'
import { effectiveForm } from './effective-form.ts'

/** What is judged besides the fields; handed to the form anew with every render. */
export type CheckoutContext = Omit<Checkout, 'form' | 'now'> & {
  orderType: OrderType
  deliveryArea: string
  items: readonly CartItem[]
}

/** The browser asks the very rules that the server refuses by. */
export const checkoutResolver: Resolver<CheckoutForm, CheckoutContext> = (form, context) => {
  if (!context) return { values: form, errors: {} }

  const problems = problemsOf(form, context)
  if (problems.length === 0) return { values: form, errors: {} }

  const errors = problems.map((problem) => [
    problem.field,
    { type: problem.code, message: checkoutErrorOf(problem).message },
  ])
  // `items` and `orderType` are no inputs, but problems with them keep the order from being sent as well.
  return { values: {}, errors: Object.fromEntries(errors.reverse()) as FieldErrors<CheckoutForm> }
}

export function problemsOf(form: CheckoutForm, context: CheckoutContext): CheckoutProblem[] {
  const { orderType, items, ...rest } = context

  return checkoutProblems({
    ...rest,
    form: { ...effectiveForm(form, context), ...orderFlagsOf(orderType), items },
    now: Temporal.Now.instant(),
  })
}
