import { askedForm, type EnteredForm, enteredNames } from './entered-form.ts'
import { enteredFields, houseFields } from './order-fields.data.ts'
import type { OrderType } from './order-terms.ts'

export const orderFields = { ...enteredFields, ...houseFields }
type OrderFields = typeof orderFields

/** The names of the fields that have a trait. */
type NamesOf<Fields, Trait> = {
  [Name in keyof Fields]: Fields[Name] extends Trait ? Name : never
}[keyof Fields]

/** What an order holds of a field; the parts of `json` have types of their own. */
type KeptValue<Field> = Field extends { kind: 'tick' }
  ? boolean
  : Field extends { kind: 'choice'; of: readonly (infer Value)[] }
    ? Value
    : Field extends { kind: 'count' | 'cents' }
      ? OrNothing<Field, number>
      : OrNothing<Field, string>
type OrNothing<Field, Value> = Field extends { isRequired: true } ? Value : Value | null

/** Every field that has a column. */
export type KeptName = Exclude<keyof OrderFields, NamesOf<OrderFields, { fate: 'is-not-kept' }>>
/** The fields that whoever has the link sees. */
export type LinkName = NamesOf<OrderFields, { seenBy: 'link' }>
export type KeptFields = { -readonly [Name in KeptName]: KeptValue<OrderFields[Name]> }

/** What guests enter and an order keeps as it is; other kinds have rules of their own. */
type PlainName = Extract<NamesOf<typeof enteredFields, { kind: 'text' | 'tick' | 'choice' }>, KeptName>
export type PlainFields = Pick<KeptFields, PlainName>

// `Object.keys` forgets the names that the tables give it.
const allNames = Object.keys(orderFields) as (keyof OrderFields)[]

export const keptNames = allNames.filter((name): name is KeptName => orderFields[name].fate !== 'is-not-kept')
export const linkNames = namesWith({ seenBy: 'link' })
/** Emptied in every order of a guest who is erased. */
export const forgottenNames = namesWith({ fate: 'goes' })
/** Emptied unless a firm ordered. */
export const forgottenOfPersons = namesWith({ fate: 'stays-for-firms' })
export const plainNames = enteredNames.filter((name): name is PlainName => {
  const { kind, fate } = enteredFields[name]
  return fate !== 'is-not-kept' && (kind === 'text' || kind === 'tick' || kind === 'choice')
})

/** What an order keeps of the form as it is: texts without space around them, nothing for empty ones. */
export function plainFieldsOf(form: EnteredForm, orderType: OrderType): PlainFields {
  const asked = askedForm(form, orderType)

  // Built from the table that types it.
  return Object.fromEntries(plainNames.map((name) => [name, keptValue(asked[name])])) as PlainFields
}

/** A text as orders keep it, nothing for an empty one. */
export function keptText(text: string): string | null {
  return text.trim() || null
}

const keptValue = (value: string | boolean) => (typeof value === 'string' ? keptText(value) : value)

function namesWith<const Trait extends object>(trait: Trait) {
  return allNames.filter((name): name is NamesOf<OrderFields, Trait> =>
    Object.entries(trait).every(([key, value]) => Reflect.get(orderFields[name], key) === value),
  )
}
