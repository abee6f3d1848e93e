import type { Field, GroupField } from 'payload'

import { faces, fontPairs } from '#domain/content/website-looks.data.ts'

import { colorField } from './color-field.ts'
import { fontUrlField } from './font-url-field.ts'
import { imageField } from './image-fields.ts'
import { row } from './row.ts'
import { selectField } from './select-field.ts'
import { textField } from './text-field.ts'
import { themePreviewField } from './theme-preview-field.ts'
import { validateAccent, validateDivisionColor, validateFont, validateRadius } from './theme-validations.ts'
import { trimmed } from './trimmed.ts'

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
