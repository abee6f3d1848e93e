import type { ChangeEvent } from 'react'
import { useFormContext } from 'react-hook-form'

import type { CheckoutForm } from '#domain/ordering/order.contract.ts'
import { TextField as UiTextField } from '../../ui/field.tsx'
import type { FieldName } from './field-ids.ts'
import { fieldId } from './field-ids.ts'
import { spanClass, type Span } from './field-grid.tsx'

type TextFieldProps = {
  name: TextFieldName
  label: string
  /** What the browser may fill in; every field names it, so that nobody types an address twice. */
  autoComplete: string
  isRequired?: boolean
  hint?: string
  span?: Span
  type?: 'text' | 'email' | 'tel'
  inputMode?: 'text' | 'numeric' | 'tel' | 'email'
  /** Rewrites what was typed, for example to drop letters from a phone number. */
  filter?: (typed: string) => string
}

export type TextFieldName = {
  [Name in FieldName]: CheckoutForm[Name] extends string ? Name : never
}[FieldName]

export function TextField({ name, isRequired, span, filter, type = 'text', ...field }: TextFieldProps) {
  const { register, trigger, getValues, formState } = useFormContext<CheckoutForm>()
  const { onChange, onBlur, ref } = register(name)

  const filterAndChange = (event: ChangeEvent<HTMLInputElement>) => {
    if (filter) event.target.value = filter(event.target.value)
    return onChange(event)
  }
  // A wrong format is told at once; an empty field is left in peace until the order is sent.
  const checkFormat = async () => {
    if (type !== 'text' && getValues(name) !== '') await trigger(name)
  }

  return (
    <UiTextField
      {...field}
      id={fieldId(name)}
      name={name}
      ref={ref}
      type={type}
      required={isRequired}
      maxLength={160}
      className={spanClass(span)}
      error={formState.errors[name]?.message}
      onChange={filterAndChange}
      onBlur={(event) => onBlur(event).then(checkFormat)}
    />
  )
}
