import { createContext, useContext } from 'react'
import { useFormContext } from 'react-hook-form'

import type { CheckoutForm } from '#domain/ordering/order.contract.ts'
import { type FieldName, fieldId } from './field-ids.ts'

/** The fields that must not stay empty, as far as the branch and the other answers go. */
export const RequiredFields = createContext<ReadonlySet<string>>(new Set())

/** What the control of a field gets, however it looks. */
export function useField(name: FieldName) {
  const { register, formState } = useFormContext<CheckoutForm>()
  const required = useContext(RequiredFields).has(name)

  return { ...register(name), id: fieldId(name), required, error: formState.errors[name]?.message }
}
