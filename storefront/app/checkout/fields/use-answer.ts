import { type PathValue, useFormContext, useWatch } from 'react-hook-form'

import type { CheckoutForm } from '#domain/ordering/order.contract.ts'
import type { FieldName } from './field-ids.ts'

/** A value of the form that no input holds. */
export function useAnswer<Name extends FieldName>(name: Name) {
  const { setValue, formState } = useFormContext<CheckoutForm>()
  const value = useWatch<CheckoutForm, Name>({ name })
  const { errors, isSubmitted } = formState

  return {
    value,
    error: errors[name]?.message,
    answer: (given: PathValue<CheckoutForm, Name>) =>
      setValue(name, given, { shouldDirty: true, shouldValidate: isSubmitted }),
  }
}
