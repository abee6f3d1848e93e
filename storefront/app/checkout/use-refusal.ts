import { useState } from 'react'

import type { StoredCartLine } from '#domain/ordering/cart.ts'
import type { CheckoutForm } from '#domain/ordering/order.contract.ts'
import { shopFailures } from '#domain/refusals/client-failures.ts'
import type { ApiError } from '#domain/refusals/refusals.ts'
import { noteRefusedSlots } from '../appointment/full-slots.ts'
import { useCart } from '../cart/cart-store.ts'
import { refreshVouchers } from '../vouchers/entered-vouchers.ts'
import type { SummaryError } from './error-summary.tsx'
import type { CheckoutState } from './use-checkout.ts'

/** An error about a line follows it, for lines above it may go. */
type RefusalError = SummaryError & { line?: StoredCartLine | undefined }

/** What keeps the order from being sent: above the form, and at the fields that can show it. */
export function useRefusal({ form, shop, orderType }: Pick<CheckoutState, 'form' | 'shop' | 'orderType'>) {
  const [refusal, setRefusal] = useState<{ errors: readonly RefusalError[]; attempt: number }>({
    errors: [],
    attempt: 0,
  })

  const items = useCart((cart) => cart.items)

  const refuse = (errors: readonly RefusalError[]) =>
    setRefusal(({ attempt }) => ({ errors, attempt: attempt + 1 }))

  const addProblem = (message: string | undefined) =>
    message && setRefusal((before) => ({ ...before, errors: [...before.errors, { message }] }))

  /** `sent` are the lines in the order in which the server was told of them. */
  const refuseByServer = (errors: readonly ApiError[], sent: readonly { item: StoredCartLine }[]) => {
    for (const { field, message } of errors) {
      if (isFormField(form, field)) form.setError(field, { type: 'server', message })
    }
    // What they are worth by now is shown beside.
    if (errors.some(isAboutVouchers))
      void refreshVouchers(shop.branch.identifier)
        .catch(() => shopFailures.unknown)
        .then(addProblem)
    noteRefusedSlots(shop.branch.identifier, orderType, errors)
    refuse(errors.map((error) => ({ ...error, line: sent[lineNumber(error.field)]?.item })))
  }

  // What has been corrected since leaves the summary; what belongs to no field stays until the next attempt.
  const { errors } = form.formState
  const open = refusal.errors.flatMap<SummaryError>(({ line, ...error }) => {
    if (line) return items.includes(line) ? { ...error, field: `items.${items.indexOf(line)}` } : []
    return !isFormField(form, error.field) || error.field in errors ? error : []
  })

  return { errors: open, attempt: refusal.attempt, refuse, refuseByServer }
}

const isAboutVouchers = ({ code }: ApiError): boolean => code.includes('voucher')

function isFormField(form: CheckoutState['form'], field: string | undefined): field is keyof CheckoutForm {
  return field !== undefined && field in form.getValues()
}

/** Of a field such as `items.2.parts.0`; not a number for any other. */
function lineNumber(field = ''): number {
  return Number(/^items\.(\d+)/.exec(field)?.[1])
}
