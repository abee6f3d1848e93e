import { SelectField as UiSelectField } from '../../ui/field.tsx'
import { type Span, spanClass } from './field-grid.tsx'
import type { FieldName } from './field-ids.ts'
import { useField } from './use-field.ts'

type SelectFieldProps = {
  name: FieldName
  label: string
  options: readonly { value: string; label: string }[]
  /** Shown while nothing is chosen. */
  placeholder?: string
  autoComplete?: string
  hint?: string
  span?: Span
}

export function SelectField({ name, options, placeholder, span, ...texts }: SelectFieldProps) {
  return (
    <UiSelectField {...texts} {...useField(name)} className={spanClass(span)}>
      {placeholder && <option value="">{placeholder}</option>}
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </UiSelectField>
  )
}
