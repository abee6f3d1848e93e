import type { Field, GroupField } from 'payload'

import { colorField } from '#collections/shared/fields/color-field.ts'
import { imageField } from '#collections/shared/fields/image-fields.ts'
import { relationField } from '#collections/shared/fields/relation-field.ts'
import { row } from '#collections/shared/fields/row.ts'
import { selectField } from '#collections/shared/fields/select-field.ts'
import { socialLinksField } from '#collections/shared/fields/social-links-field.ts'
import { textField } from '#collections/shared/fields/text-field.ts'
import { themePatterns } from '#domain/content/theme-patterns.ts'

/** How the website of the division looks; what is empty comes from the configuration. Decisions 1. */
export const divisionTheme: GroupField = {
  name: 'theme',
  label: 'Aussehen der Website',
  type: 'group',
  admin: { description: 'Was leer bleibt, gilt wie in der Konfiguration.' },
  fields: [
    selectField('colorSetting', 'Farbschema', { white: 'Hell', black: 'Dunkel' }),
    row(
      colorField({ name: 'color1', label: 'Farbe 1', width: '50%' }),
      colorField({ name: 'color2', label: 'Farbe 2', width: '50%' }),
    ),
    row(
      textField('font', 'Schriftart', {
        maxLength: 60,
        width: '50%',
        validate: (value) =>
          !value || themePatterns.font.test(value) || 'Bitte geben Sie den Namen einer Schriftart an.',
      }),
      textField('borderRadius', 'Eckenrundung', {
        maxLength: 10,
        width: '50%',
        placeholder: '0.8rem',
        validate: (value) =>
          !value || themePatterns.radius.test(value) || 'Zum Beispiel „0.8rem“, „12px“ oder „0“.',
      }),
    ),
    imageField({ name: 'favicon', label: 'Symbol', description: 'Quadratisch, mindestens 512 Pixel.' }),
    imageField({ name: 'previewImage', label: 'Vorschaubild', description: 'Für geteilte Links.' }),
  ],
}

const addressFields: Field[] = [
  textField('businessName', 'Firmenname', { description: 'Wie im Firmenbuch.' }),
  textField('phone', 'Telefon', { maxLength: 40 }),
  { name: 'email', label: 'E-Mail', type: 'email' },
  textField('street', 'Straße und Nummer'),
  row(
    textField('zipCode', 'Postleitzahl', { maxLength: 12, width: '30%' }),
    textField('city', 'Ort', { width: '70%' }),
  ),
]

/** What the foot of the website and search engines say about the business. */
export const divisionContact: GroupField = {
  name: 'contact',
  label: 'Kontakt auf der Website',
  type: 'group',
  fields: [
    ...addressFields,
    relationField('imprint', 'Impressum', 'sites'),
    relationField('privacy', 'Datenschutzerklärung', 'sites'),
    socialLinksField,
  ],
}
