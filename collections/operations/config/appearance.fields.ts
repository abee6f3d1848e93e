import type { Field, Tab, TextFieldSingleValidation } from 'payload'

import { fontUrlField } from '#collections/shared/fields/font-url-field.ts'
import { imageField } from '#collections/shared/fields/image-fields.ts'
import { withSwatch } from '#collections/shared/fields/color-field.ts'
import { row } from '#collections/shared/fields/row.ts'
import { selectField } from '#collections/shared/fields/select-field.ts'
import { type SingleTextField, textField } from '#collections/shared/fields/text-field.ts'
import { themePreviewField } from '#collections/shared/fields/theme-preview-field.ts'
import {
  validateFont,
  validateHouseColor,
  validateRadius,
} from '#collections/shared/fields/theme-validations.ts'
import { trimmed } from '#collections/shared/fields/trimmed.ts'
import { defaultView, mapStyleLabels } from '#domain/content/map-projection.ts'

import { labelGrid } from './label-grid.fields.ts'

const opaque = /^#[0-9a-f]{6}$/i

export const appearanceTab: Tab = {
  label: 'Aussehen',
  fields: [
    row(
      color('color1', 'Farbe 1', '#1D1D1D', 'Schrift und Flächen mit Nachdruck.'),
      color('color2', 'Farbe 2', '#FCFCFC', 'Hintergrund.'),
    ),
    row(
      trimmed(required('font', 'Schriftart', 'Mulish', validateFont)),
      required('borderRadius', 'Eckenrundung', '0.8rem', validateRadius),
    ),
    themePreviewField,
    fontUrlField(),
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
    selectField('mapStyle', 'Kartenstil', mapStyleLabels, {
      required: true,
      defaultValue: defaultView.style,
      description: 'Wie Karten aussehen, zum Beispiel bei der Lage einer Filiale.',
    }),
    labelGrid,
  ],
}

function color(name: string, label: string, defaultValue: string, description: string): Field {
  const validate: TextFieldSingleValidation = (value, options) =>
    opaque.test(value ?? '')
      ? validateHouseColor(value, options)
      : 'Bitte geben Sie eine Farbe wie „#1D1D1D“ an.'

  return withSwatch(required(name, label, defaultValue, validate, description))
}

// These values end up in a style sheet, so nothing but the expected form may pass.
function required(
  name: string,
  label: string,
  defaultValue: string,
  validate: TextFieldSingleValidation,
  description?: string,
): SingleTextField {
  return textField(name, label, {
    required: true,
    maxLength: 60,
    width: '50%',
    ...(description !== undefined && { description }),
    defaultValue,
    validate: (value, options) => (value ? validate(value, options) : 'Bitte geben Sie etwas an.'),
  })
}
