import type { TextFieldSingleValidation } from 'payload'

import { themePatterns } from '#domain/content/theme-patterns.ts'

import { type SingleTextField, textField } from './text-field.ts'

type Options = {
  name: string
  label: string
  defaultValue?: string
  description?: string
  width?: string
  /** Judges what is a colour, or none, once more. */
  validate?: TextFieldSingleValidation
}

/** A colour as `#rrggbb`, or `#rrggbbaa` with opacity. */
export const colorField = ({
  name,
  label,
  defaultValue,
  description,
  width,
  validate = () => true,
}: Options): SingleTextField =>
  withSwatch(
    textField(name, label, {
      maxLength: 9,
      placeholder: '#1D1D1D',
      ...(defaultValue === undefined ? {} : { defaultValue }),
      ...(description === undefined ? {} : { description }),
      ...(width === undefined ? {} : { width }),
      validate: (value, options) =>
        !value || themePatterns.color.test(value)
          ? validate(value, options)
          : 'Bitte geben Sie eine Farbe wie „#1D1D1D“ oder „#1D1D1D80“ an.',
    }),
  )

/** Beside its code a colour is seen, and chosen with the picker of the browser. */
export const withSwatch = (field: SingleTextField): SingleTextField => ({
  ...field,
  admin: {
    ...field.admin,
    components: { afterInput: ['/collections/shared/admin/color-swatch.tsx#ColorSwatch'] },
  },
})
