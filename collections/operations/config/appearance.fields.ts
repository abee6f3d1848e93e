import type { Field, Tab } from 'payload'

import { imageField } from '#collections/shared/fields/image-fields.ts'
import { withSwatch } from '#collections/shared/fields/color-field.ts'
import { row } from '#collections/shared/fields/row.ts'
import { selectField } from '#collections/shared/fields/select-field.ts'
import { type SingleTextField, textField } from '#collections/shared/fields/text-field.ts'
import { themePatterns } from '#domain/content/theme-patterns.ts'

const opaque = /^#[0-9a-f]{6}$/i

export const appearanceTab: Tab = {
  label: 'Aussehen',
  fields: [
    row(
      color('color1', 'Farbe 1', '#1D1D1D', 'Schrift und Flächen mit Nachdruck.'),
      color('color2', 'Farbe 2', '#FCFCFC', 'Hintergrund.'),
    ),
    row(
      checked(
        'font',
        'Schriftart',
        'Mulish',
        themePatterns.font,
        'Bitte geben Sie den Namen einer Schriftart an.',
      ),
      checked(
        'borderRadius',
        'Eckenrundung',
        '0.8rem',
        themePatterns.radius,
        'Zum Beispiel „0.8rem“, „12px“ oder „0“.',
      ),
    ),
    selectField(
      'colorSetting',
      'Farbschema beim ersten Besuch',
      { white: 'Hell', black: 'Dunkel' },
      { required: true, defaultValue: 'black', description: 'Besucher können jederzeit wechseln.' },
    ),
    imageField({ name: 'logo', label: 'Logo' }),
    imageField({ name: 'favicon', label: 'Symbol', description: 'Quadratisch, mindestens 512 Pixel.' }),
    imageField({
      name: 'previewImage',
      label: 'Vorschaubild',
      description: 'Für geteilte Links, 1200 × 630 Pixel.',
    }),
  ],
}

function color(name: string, label: string, defaultValue: string, description: string): Field {
  const text = 'Bitte geben Sie eine Farbe wie „#1D1D1D“ an.'

  return withSwatch(checked(name, label, defaultValue, opaque, text, description))
}

// These values end up in a style sheet, so nothing but the expected form may pass.
function checked(
  name: string,
  label: string,
  defaultValue: string,
  pattern: RegExp,
  message: string,
  description?: string,
): SingleTextField {
  return textField(name, label, {
    required: true,
    maxLength: 60,
    width: '50%',
    description,
    defaultValue,
    validate: (value) => pattern.test(value ?? '') || message,
  })
}
