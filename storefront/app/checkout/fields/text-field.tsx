import type { ChangeEvent } from 'react'
import { useFormContext } from 'react-hook-form'

import type { EnteredName } from '#domain/ordering/entered-form.ts'
import { enteredFields } from '#domain/ordering/order-fields.data.ts'
import type { CheckoutForm } from '#domain/ordering/order.contract.ts'
import { useHouseScreen } from '../../house/house-screen.ts'
import { TextField as UiTextField } from '../../ui/field.tsx'
import { spanClass, type Span } from './field-grid.tsx'
import { useField } from './use-field.ts'

type TextFieldProps = {
  name: TextFieldName
  label: string
  /** What the browser may fill in; every field names it, so that nobody types an address twice. */
  autoComplete: string
  hint?: string
  span?: Span
  type?: 'text' | 'email' | 'tel'
  inputMode?: 'numeric'
  /** Rewrites what was typed, for example to drop letters from a phone number. */
  filter?: (typed: string) => string
  /** Rewrites it once more when the guest has left the field. */
  complete?: (typed: string) => string
}

export type TextFieldName = {
  [Name in EnteredName]: (typeof enteredFields)[Name] extends { kind: 'text' } ? Name : never
}[EnteredName]

export function TextField({
  name,
  span,
  filter,
  complete,
  type = 'text',
  autoComplete,
  ...texts
}: TextFieldProps) {
  const { trigger, getValues, setValue } = useFormContext<CheckoutForm>()
  const { onChange, onBlur, ...field } = useField(name)
  // What one guest has typed is not offered to the next.
  const isInHouse = useHouseScreen() !== null

  const filterAndChange = (event: ChangeEvent<HTMLInputElement>) => {
    if (filter) event.target.value = filter(event.target.value)
    return onChange(event)
  }
  // A wrong format is told at once; an empty field is left in peace until the order is sent.
  const checkFormat = async () => {
    const completed = complete?.(getValues(name))
    if (completed !== undefined && completed !== getValues(name)) setValue(name, completed)
    if (type !== 'text' && getValues(name) !== '') await trigger(name)
  }

  return (
    <UiTextField
      {...texts}
      {...field}
      autoComplete={isInHouse ? 'off' : autoComplete}
      type={type}
      maxLength={enteredFields[name].maxLength}
      className={spanClass(span)}
      onChange={filterAndChange}
      onBlur={(event) => onBlur(event).then(checkFormat)}
    />
  )
}
