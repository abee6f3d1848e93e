import type { Field, GroupField } from 'payload'

import { colorField } from '#collections/shared/fields/color-field.ts'
import { fontUrlField } from '#collections/shared/fields/font-url-field.ts'
import { imageField } from '#collections/shared/fields/image-fields.ts'
import { pageField } from '#collections/shared/fields/page-field.ts'
import { row } from '#collections/shared/fields/row.ts'
import { selectField } from '#collections/shared/fields/select-field.ts'
import { socialLinksField } from '#collections/shared/fields/social-links-field.ts'
import { switchField } from '#collections/shared/fields/switch-field.ts'
import { textField } from '#collections/shared/fields/text-field.ts'
import { themePreviewField } from '#collections/shared/fields/theme-preview-field.ts'
import {
  validateAccent,
  validateDivisionColor,
  validateFont,
  validateRadius,
} from '#collections/shared/fields/theme-validations.ts'
import { trackingFields } from '#collections/shared/fields/tracking-fields.ts'
import { trimmed } from '#collections/shared/fields/trimmed.ts'
import { faces, fontPairs } from '#domain/content/website-looks.data.ts'

/** Said at the head of the website: what a client wants to know before the first call. */
const claimsField: Field = {
  name: 'claims',
  label: 'Zusagen',
  type: 'text',
  hasMany: true,
  maxRows: 3,
  maxLength: 40,
  admin: {
    description:
      'Bis zu drei, in wenigen Worten: „Fixpreis vor Beginn“. Steht am Kopf der Website mit Gesicht.',
  },
}

/** How the website of the division looks; what is empty comes from the configuration. Decisions 1. */
export const divisionTheme: GroupField = {
  name: 'theme',
  label: 'Aussehen der Website',
  type: 'group',
  admin: { description: 'Was leer bleibt, gilt wie in der Konfiguration.' },
  fields: [
    selectField('face', 'Gesicht', faces, {
      description: 'Kopf, Bühne, Abstände, Karten und Fuß der Website. Ohne Angabe bleibt alles schlicht.',
    }),
    selectField('colorSetting', 'Farbschema', { white: 'Hell', black: 'Dunkel' }),
    row(
      colorField({ name: 'color1', label: 'Farbe 1', width: '50%', validate: validateDivisionColor }),
      colorField({ name: 'color2', label: 'Farbe 2', width: '50%', validate: validateDivisionColor }),
    ),
    row(
      colorField({
        name: 'accent',
        label: 'Akzentfarbe',
        width: '50%',
        validate: validateAccent,
        description: 'Für Schaltflächen und betonte Abschnitte der Website.',
      }),
      selectField('fontPair', 'Schriftpaar', fontPairs, {
        width: '50%',
        description: 'Für Überschriften und Text der Website, statt der Schriftart.',
      }),
    ),
    row(
      trimmed(textField('font', 'Schriftart', { maxLength: 60, width: '50%', validate: validateFont })),
      textField('borderRadius', 'Eckenrundung', {
        maxLength: 10,
        width: '50%',
        placeholder: '0.8rem',
        validate: validateRadius,
      }),
    ),
    themePreviewField,
    fontUrlField({ needsFont: true }),
    claimsField,
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
    pageField('imprint', 'Impressum'),
    pageField('privacy', 'Datenschutzerklärung'),
    socialLinksField,
  ],
}

type Values = { isOwn?: boolean | null } | undefined

/** Whether the division counts visits and tells of successes in its own way. */
export const divisionTracking: GroupField = {
  name: 'tracking',
  label: 'Besuche und Werbung',
  type: 'group',
  admin: { description: 'Erst nach der Einwilligung der Besucher; Website und Shop fragen sie darum.' },
  fields: [
    switchField('isOwn', 'Eigene Einstellungen', {
      description: 'Ausgeschaltet gilt, was in der Konfiguration steht.',
    }),
    {
      type: 'collapsible',
      label: 'Was gezählt und wem davon erzählt wird',
      fields: trackingFields,
      admin: { condition: (_data, siblings: Values) => Boolean(siblings?.isOwn) },
    },
  ],
}
