import { enteredFields } from './order-fields.data.ts'
import { type OrderType, orderTypes } from './order-terms.ts'
import { isInstant } from '../time/is-instant.ts'

type EnteredFields = typeof enteredFields
export type EnteredName = keyof EnteredFields

/** What the checkout holds of a field. */
type FormValue<Field> = Field extends { kind: 'text' }
  ? string
  : Field extends { kind: 'tick' }
    ? boolean
    : Field extends { kind: 'choice'; of: readonly (infer Value)[] }
      ? Value
      : string | null

/** The checkout form. */
export type EnteredForm = { -readonly [Name in EnteredName]: FormValue<EnteredFields[Name]> }

// `Object.keys` forgets the names that the table gives it.
export const enteredNames = Object.keys(enteredFields) as EnteredName[]

/** The checkout before anybody typed; no schema in here, which would bring its library into the page. */
export const emptyForm = Object.fromEntries(
  enteredNames.map((name) => [name, initialValue(enteredFields[name])]),
) as EnteredForm // built from the table that types it

/** What the next order of the same guest starts with instead of what was said for this one. */
export const emptyOnce: Partial<EnteredForm> = Object.fromEntries(
  enteredNames.filter((name) => 'isOnce' in enteredFields[name]).map((name) => [name, emptyForm[name]]),
)

/** What the next order of the same guest can begin with: who it is and where it goes, not what this one was about. */
export function lastingForm(form: Partial<EnteredForm>): Partial<EnteredForm> {
  const lasting = enteredNames.filter((name) => name in form && isLasting(enteredFields[name]))

  return Object.fromEntries(lasting.map((name) => [name, form[name]]))
}

/** Nobody agrees once and for all, nor gives anew without saying so. */
function isLasting(field: EnteredFields[EnteredName]): boolean {
  return !('isOnce' in field) && field.fate !== 'is-not-kept' && field.kind !== 'relation'
}

/** What fits the form of a record from the browser's storage, where anybody can write. */
export function fittingForm(stored: unknown): Partial<EnteredForm> {
  const record = new Map(Object.entries(stored ?? {}))
  const fitting = enteredNames.filter((name) => fits(enteredFields[name], record.get(name)))

  return Object.fromEntries(fitting.map((name) => [name, record.get(name)]))
}

function fits(field: EnteredFields[EnteredName], value: unknown): boolean {
  switch (field.kind) {
    case 'text':
      return typeof value === 'string'
    case 'tick':
      return typeof value === 'boolean'
    case 'choice':
      return field.of.some((choice) => choice === value)
    case 'instant':
      return value === null || isInstant(value)
    case 'relation':
      return value === null || typeof value === 'string'
  }
}

/** The form without what was typed for another type of order, or below a tick that is off. */
export function askedForm(form: EnteredForm, orderType: OrderType): EnteredForm {
  const asked = enteredNames.filter((name) => isAsked(name, form, orderType))

  return { ...emptyForm, ...Object.fromEntries(asked.map((name) => [name, form[name]])) }
}

function isAsked(name: EnteredName, form: EnteredForm, orderType: OrderType): boolean {
  const field = enteredFields[name]
  if (!('onlyIf' in field)) return true

  const { onlyIf } = field
  if (isOrderType(onlyIf)) return onlyIf === orderType
  return form[onlyIf] && isAsked(onlyIf, form, orderType)
}

function isOrderType(word: string): word is OrderType {
  return orderTypes.some((type) => type === word)
}

function initialValue(field: EnteredFields[EnteredName]): string | boolean | null {
  switch (field.kind) {
    case 'text':
      return ''
    case 'tick':
      return false
    case 'choice':
      return field.initial
    case 'instant':
    case 'relation':
      return null
  }
}
