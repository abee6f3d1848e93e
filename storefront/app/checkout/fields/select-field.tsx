import { useFormContext } from 'react-hook-form'

import type { CheckoutForm } from '#domain/ordering/order.contract.ts'
import { SelectField as UiSelectField } from '../../ui/field.tsx'
import { type Span, spanClass } from './field-grid.tsx'
import { type FieldName, fieldId } from './field-ids.ts'

type SelectFieldProps = {
  name: FieldName
  label: string
  options: readonly { value: string; label: string }[]
  /** Shown while nothing is chosen. */
  placeholder?: string
  isRequired?: boolean
  autoComplete?: string
  hint?: string
  span?: Span
}

export function SelectField({ name, options, placeholder, isRequired, span, ...field }: SelectFieldProps) {
  const { register, formState } = useFormContext<CheckoutForm>()

  return (
    <UiSelectField
      {...field}
      {...register(name)}
      id={fieldId(name)}
      required={isRequired}
      className={spanClass(span)}
      error={formState.errors[name]?.message}
    >
      {placeholder && <option value="">{placeholder}</option>}
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </UiSelectField>
  )
}
