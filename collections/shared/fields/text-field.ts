import type { TextareaField, TextField, TextFieldSingleValidation } from 'payload'

export type SingleTextField = Extract<TextField, { hasMany?: false }>

type Options = {
  required?: boolean
  description?: string
  maxLength?: number
  width?: string
  placeholder?: string
}

type LineOptions = Options & {
  defaultValue?: string
  validate?: TextFieldSingleValidation
}

/** One line of text with a sane upper length. */
export const textField = (name: string, label: string, options: LineOptions = {}): SingleTextField => ({
  name,
  label,
  type: 'text',
  required: options.required ?? false,
  maxLength: options.maxLength ?? 200,
  defaultValue: options.defaultValue,
  // Payload takes an explicit undefined for a missing validation.
  ...(options.validate ? { validate: options.validate } : {}),
  admin: { description: options.description, width: options.width, placeholder: options.placeholder },
})

/** Several lines of text. */
export const textareaField = (name: string, label: string, options: Options = {}): TextareaField => ({
  name,
  label,
  type: 'textarea',
  required: options.required ?? false,
  maxLength: options.maxLength ?? 5000,
  admin: { description: options.description, width: options.width, placeholder: options.placeholder },
})
