import { useState } from 'react'

import type { CheckoutForm } from '#domain/ordering/order.contract.ts'
import type { SummaryError } from './error-summary.tsx'
import type { CheckoutState } from './use-checkout.ts'

/** What keeps the order from being sent: above the form, and at the fields that can show it. */
export function useRefusal(form: CheckoutState['form']) {
  const [refusal, setRefusal] = useState<{ errors: readonly SummaryError[]; attempt: number }>({
    errors: [],
    attempt: 0,
  })

  const refuse = (errors: readonly SummaryError[]) =>
    setRefusal(({ attempt }) => ({ errors, attempt: attempt + 1 }))

  const refuseByServer = (errors: readonly SummaryError[]) => {
    for (const { field, message } of errors) {
      if (isFormField(form, field)) form.setError(field, { type: 'server', message })
    }
    refuse(errors)
  }

  // What has been corrected since leaves the summary; what belongs to no field stays until the next attempt.
  const { errors } = form.formState
  const open = refusal.errors.filter(({ field }) => !isFormField(form, field) || field in errors)

  return { errors: open, attempt: refusal.attempt, refuse, refuseByServer }
}

function isFormField(form: CheckoutState['form'], field: string | undefined): field is keyof CheckoutForm {
  return field !== undefined && field in form.getValues()
}
