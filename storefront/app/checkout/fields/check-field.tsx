import type { ReactNode } from 'react'

import type { CheckoutForm } from '#domain/ordering/order.contract.ts'
import { CheckField as UiCheckField } from '../../ui/field.tsx'
import type { FieldName } from './field-ids.ts'
import { useField } from './use-field.ts'

type CheckFieldProps = { name: CheckFieldName; label: ReactNode; isRequired?: boolean }

type CheckFieldName = {
  [Name in FieldName]: CheckoutForm[Name] extends boolean ? Name : never
}[FieldName]

export function CheckField({ name, label, isRequired }: CheckFieldProps) {
  return <UiCheckField {...useField(name)} label={label} required={isRequired} />
}
