import { enteredFields, houseFields } from './order-fields.data.ts'
import { type OrderType, orderTypes } from './order-terms.ts'

export const orderFields = { ...enteredFields, ...houseFields }
type OrderFields = typeof orderFields
type EnteredFields = typeof enteredFields
export type EnteredName = keyof EnteredFields

/** The names of the fields that have a trait. */
type NamesOf<Fields, Trait> = {
  [Name in keyof Fields]: Fields[Name] extends Trait ? Name : never
}[keyof Fields]

/** What the checkout holds of a field. */
type FormValue<Field> = Field extends { kind: 'text' }
  ? string
  : Field extends { kind: 'tick' }
    ? boolean
    : Field extends { kind: 'choice'; of: readonly (infer Value)[] }
      ? Value
      : string | null

/** What an order holds of a field; the parts of `json` have types of their own. */
export type KeptValue<Field> = Field extends { kind: 'tick' }
  ? boolean
  : Field extends { kind: 'choice'; of: readonly (infer Value)[] }
    ? Value
    : Field extends { kind: 'count' | 'cents' }
      ? OrNothing<Field, number>
      : OrNothing<Field, string>
type OrNothing<Field, Value> = Field extends { isRequired: true } ? Value : Value | null

/** The checkout form. */
export type EnteredForm = { -readonly [Name in EnteredName]: FormValue<EnteredFields[Name]> }

/** Every field that has a column. */
export type KeptName = Exclude<keyof OrderFields, NamesOf<OrderFields, { fate: 'is-not-kept' }>>
/** The fields that whoever has the link sees. */
export type LinkName = NamesOf<OrderFields, { seenBy: 'link' }>
export type KeptFields = { -readonly [Name in KeptName]: KeptValue<OrderFields[Name]> }

/** What guests enter and an order keeps as it is; other kinds have rules of their own. */
type PlainName = Extract<NamesOf<EnteredFields, { kind: 'text' | 'tick' | 'choice' }>, KeptName>
export type PlainFields = Pick<KeptFields, PlainName>

// `Object.keys` forgets the names that the tables give it.
const allNames = Object.keys(orderFields) as (keyof OrderFields)[]
export const enteredNames = Object.keys(enteredFields) as EnteredName[]

export const keptNames = allNames.filter((name): name is KeptName => orderFields[name].fate !== 'is-not-kept')
export const linkNames = namesWith({ seenBy: 'link' })
/** Emptied in every order of a guest who is erased. */
export const forgottenNames = namesWith({ fate: 'goes' })
/** Emptied unless a firm ordered. */
export const forgottenOfPersons = namesWith({ fate: 'stays-for-firms' })
const onceNames = namesWith({ isOnce: true })
export const plainNames = enteredNames.filter((name): name is PlainName => {
  const { kind, fate } = enteredFields[name]
  return fate !== 'is-not-kept' && (kind === 'text' || kind === 'tick' || kind === 'choice')
})

/** The checkout before anybody typed. */
// Built from the table that types it.
export const emptyForm = Object.fromEntries(
  enteredNames.map((name) => [name, initialValue(enteredFields[name])]),
) as EnteredForm

/** What the next order of the same guest starts with instead of what was said for this one. */
export const emptyOnce: Partial<EnteredForm> = Object.fromEntries(
  onceNames.map((name) => [name, emptyForm[name]]),
)

/** The form without what was typed for another type of order, or below a tick that is off. */
export function askedForm(form: EnteredForm, orderType: OrderType): EnteredForm {
  const asked = enteredNames.filter((name) => isAsked(name, form, orderType))

  return { ...emptyForm, ...Object.fromEntries(asked.map((name) => [name, form[name]])) }
}

/** What an order keeps of the form as it is: texts without space around them, nothing for empty ones. */
export function plainFieldsOf(form: EnteredForm, orderType: OrderType): PlainFields {
  const asked = askedForm(form, orderType)

  // Built from the table that types it.
  return Object.fromEntries(plainNames.map((name) => [name, keptValue(asked[name])])) as PlainFields
}

export const keptText = (text: string): string | null => text.trim() || null

const keptValue = (value: string | boolean) => (typeof value === 'string' ? keptText(value) : value)

function isAsked(name: EnteredName, form: EnteredForm, orderType: OrderType): boolean {
  const field = enteredFields[name]
  if (!('onlyIf' in field)) return true

  const { onlyIf } = field
  if (isOrderType(onlyIf)) return onlyIf === orderType
  return form[onlyIf] && isAsked(onlyIf, form, orderType)
}

const isOrderType = (word: string): word is OrderType => orderTypes.some((type) => type === word)

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

function namesWith<const Trait extends object>(trait: Trait) {
  return allNames.filter((name): name is NamesOf<OrderFields, Trait> =>
    Object.entries(trait).every(([key, value]) => Reflect.get(orderFields[name], key) === value),
  )
}
