import type { ArrayField } from 'payload'

import { textField } from './text-field.ts'
import { validateWebAddress } from './url-validation.ts'

/** Where else the business can be found. */
export const socialLinksField: ArrayField = {
  name: 'socialLinks',
  label: 'Soziale Netzwerke',
  labels: { singular: 'Link', plural: 'Links' },
  type: 'array',
  maxRows: 12,
  fields: [
    textField('label', 'Bezeichnung', { required: true, maxLength: 60 }),
    textField('url', 'Adresse', {
      required: true,
      maxLength: 500,
      validate: (value) => (value ? validateWebAddress(value) : 'Bitte geben Sie die Adresse an.'),
    }),
  ],
}
