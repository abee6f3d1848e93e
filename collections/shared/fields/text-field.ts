import type { TextareaField, TextField, TextFieldSingleValidation } from 'payload'
import { text } from 'payload/shared'

import { type Place, placeInForm } from './place-in-form.ts'

export type SingleTextField = Extract<TextField, { hasMany?: false }>

/** Of a text that a page does not show, such as an address: nobody writes it on the page itself. */
export const notShown = { isNotShown: true } as const

type Options = Place & {
  required?: boolean
  maxLength?: number
  placeholder?: string
  access?: TextField['access']
}

type LineOptions = Options & {
  defaultValue?: string
  index?: boolean
  unique?: boolean
  validate?: TextFieldSingleValidation
}

/** One line of text with a sane upper length. */
export const textField = (
  name: string,
  label: string,
  { index, unique, validate, defaultValue, ...options }: LineOptions = {},
): SingleTextField => ({
  ...ofText(name, label, 200, options),
  type: 'text',
  defaultValue,
  index,
  unique,
  // Payload takes an explicit undefined for a missing validation.
  ...(validate ? { validate: asLongAsAllowed(validate) } : {}),
})

/** A validation of our own takes the place of Payload's, which asks for the length. */
const asLongAsAllowed =
  (validate: TextFieldSingleValidation): TextFieldSingleValidation =>
  (value, options) => {
    const length = text(value, { ...options, required: false })

    return length === true ? validate(value, options) : length
  }

/** Several lines of text. */
export const textareaField = (name: string, label: string, options: Options = {}): TextareaField => {
  const { admin, ...field } = ofText(name, label, 5000, options)

  // Spec: website 3, common attributes.
  return { ...field, type: 'textarea', admin: { ...admin, rows: 3 } }
}

const ofText = (
  name: string,
  label: string,
  sane: number,
  { required, maxLength, placeholder, access, ...place }: Options,
) => ({
  name,
  label,
  required: required ?? false,
  maxLength: maxLength ?? sane,
  access,
  admin: { ...placeInForm(place), placeholder },
})
