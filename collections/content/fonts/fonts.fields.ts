import type { Field } from 'payload'

import { nobodyWrites, onlyStaffReads } from '#collections/shared/access/field-access.ts'
import { fontUrlMaxLength } from '#collections/shared/fields/font-url-field.ts'
import { row } from '#collections/shared/fields/row.ts'
import { selectField } from '#collections/shared/fields/select-field.ts'
import { stampedField } from '#collections/shared/fields/stamped-field.ts'
import { textareaField, textField } from '#collections/shared/fields/text-field.ts'
import { trimmed } from '#collections/shared/fields/trimmed.ts'
import { validateWebAddress } from '#collections/shared/fields/url-validation.ts'
import type { FontFallback } from '#domain/content/font-fallback.ts'
import { fontStyleLabels, fontWeightNames } from '#domain/content/font-variants.ts'

const familyPattern = /^[a-z0-9][a-z0-9 -]{0,60}$/i

const percent = (name: keyof FontFallback, label: string): Field => ({ name, label, type: 'number' })

export const fontsFields: Field[] = [
  trimmed(
    textField('family', 'Familie', {
      required: true,
      maxLength: 60,
      index: true,
      placeholder: 'Mulish',
      validate: (value) =>
        (value ? familyPattern.test(value.trim()) : false) ||
        'Bitte geben Sie den Namen einer Schriftfamilie an.',
    }),
  ),
  row(
    {
      name: 'weight',
      label: 'Stärke',
      type: 'select',
      required: true,
      defaultValue: '400',
      options: Object.entries(fontWeightNames).map(([value, name]) => ({
        value,
        label: `${value} – ${name}`,
      })),
      admin: { width: '50%' },
    },
    selectField('style', 'Lage', fontStyleLabels, { required: true, defaultValue: 'normal', width: '50%' }),
  ),
  textField('license', 'Lizenz', {
    required: true,
    maxLength: 160,
    placeholder: 'SIL Open Font License 1.1',
  }),
  textField('licenseUrl', 'Adresse der Lizenz', { maxLength: 500, validate: validateWebAddress }),
  textareaField('note', 'Notiz', {
    maxLength: 1000,
    description: 'Nur für das Team.',
    access: onlyStaffReads,
  }),
  {
    ...stampedField('source', 'Geholt von'),
    maxLength: fontUrlMaxLength,
    access: { ...nobodyWrites, ...onlyStaffReads },
  },
  { ...stampedField('variant', 'Schnitt'), index: true },
  stampedField('version', 'Version'),
  stampedField('extension', 'Dateiendung'),
  stampedField('weights', 'Stärken einer variablen Schrift'),
  {
    name: 'fallback',
    label: 'Ersatzschrift',
    type: 'group',
    access: nobodyWrites,
    admin: {
      readOnly: true,
      position: 'sidebar',
      condition: ({ version }) => Boolean(version),
      description: 'So wird Arial gestreckt, bis die Schrift geladen ist. In Prozent, aus der Datei gelesen.',
    },
    fields: [
      percent('sizeAdjust', 'Größe'),
      percent('ascentOverride', 'Oberlänge'),
      percent('descentOverride', 'Unterlänge'),
      percent('lineGapOverride', 'Zeilenabstand'),
    ],
  },
]
