import type { ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'

import type { CheckoutForm } from '#domain/ordering/order.contract.ts'
import { CheckField as UiCheckField } from '../../ui/field.tsx'
import { type FieldName, fieldId } from './field-ids.ts'

type CheckFieldProps = { name: CheckFieldName; label: ReactNode; isRequired?: boolean }

type CheckFieldName = {
  [Name in FieldName]: CheckoutForm[Name] extends boolean ? Name : never
}[FieldName]

export function CheckField({ name, label, isRequired }: CheckFieldProps) {
  const { register, formState } = useFormContext<CheckoutForm>()

  return (
    <UiCheckField
      {...register(name)}
      id={fieldId(name)}
      label={label}
      required={isRequired}
      error={formState.errors[name]?.message}
    />
  )
}
