import type { FieldErrors, Resolver } from 'react-hook-form'

import { type Checkout, checkoutProblems } from '#domain/ordering/checkout.ts'
import { checkoutErrorOf } from '#domain/ordering/checkout.texts.ts'
import type { BranchShopView } from '#domain/catalogue/shop.contract.ts'
import { orderFlagsOf, type StoredCartLine } from '#domain/ordering/cart.ts'
import { lineProblems } from '#domain/ordering/line-problem.ts'
import { lineProblemText } from '#domain/ordering/line-problem.texts.ts'
import { orderingNow } from '#domain/ordering/ordering-stop.ts'
import { stopWords } from '#domain/ordering/ordering-stop.texts.ts'
import { shopFailures } from '#domain/refusals/client-failures.ts'
import { wantedAt } from '#domain/ordering/order-moment.ts'
import type { CheckoutForm } from '#domain/ordering/order.contract.ts'
import type { OrderType } from '#domain/ordering/order-terms.ts'
import { effectiveForm } from './effective-form.ts'

/** What is judged besides the fields; handed to the form anew with every render. */
export type CheckoutContext = Omit<Checkout, 'form' | 'now'> & {
  shop: BranchShopView
  orderType: OrderType
  isForVouchers: boolean
  deliveryArea: string
  items: readonly StoredCartLine[]
}

/** The browser asks the very rules that the server refuses by. */
export const checkoutResolver: Resolver<CheckoutForm, CheckoutContext> = (form, context) => {
  if (!context) return { values: form, errors: {} }

  const problems = errorsOf(form, context)
  if (problems.length === 0) return { values: form, errors: {} }

  const errors = problems.map(({ field, code, message }) => [field, { type: code, message }])
  // `items` and `orderType` are no inputs, but problems with them keep the order from being sent as well.
  return { values: {}, errors: Object.fromEntries(errors.reverse()) as FieldErrors<CheckoutForm> }
}

type Judged = { field: string; code: string; message: string; line?: StoredCartLine }

/**
 * All that keeps the order from being sent: that nothing can be ordered, else in the order of the page what is in the
 * cart, then the form.
 */
export function errorsOf(form: CheckoutForm, context: CheckoutContext): Judged[] {
  const { shop, orderType, items, ...rest } = context
  const now = Temporal.Now.instant()
  const ordering = orderingNow(shop, orderType, now)
  if (ordering.mode === 'closed') {
    const words = stopWords({ ordering, branch: shop.branch, orderType, now, place: 'checkout' })
    return [{ field: 'orderType', code: 'closed', message: words?.reason ?? shopFailures.closed }]
  }

  const wanted = { branch: shop.branch, orderType, now, appointment: form.appointmentDate }
  const lines = lineProblems({ shop, items, at: wantedAt(wanted), now })
  const problems = checkoutProblems({
    ...rest,
    form: { ...effectiveForm(form, context), ...orderFlagsOf(orderType), items },
    now,
  })

  return [
    ...[...lines].map(([line, problem]) => ({
      field: 'items',
      code: problem.reason,
      message: `„${line.remembered.name}“: ${lineProblemText(problem, shop.settings.currency)}`,
      line,
    })),
    ...problems.map(checkoutErrorOf),
  ]
}
