import type { Field, Tab } from 'payload'

import { socialLinksField } from '#collections/shared/fields/social-links-field.ts'
import { textareaField, textField } from '#collections/shared/fields/text-field.ts'
import { validateFileAddress, validateWebAddress } from '#collections/shared/fields/url-validation.ts'

const webAddress = (name: string, label: string): Field =>
  textField(name, label, { maxLength: 500, validate: validateWebAddress })

const shopKeyPattern = /^[a-z0-9-]{2,40}$/

export const generalTab: Tab = {
  label: 'Allgemein',
  fields: [
    textField('shopName', 'Name des Shops', { required: true, maxLength: 120, defaultValue: 'Theke' }),
    textField('shopKey', 'Schlüssel des Shops', {
      required: true,
      maxLength: 40,
      defaultValue: 'theke',
      description: 'Unter diesem Schlüssel merkt sich der Browser den Warenkorb.',
      validate: (value) =>
        shopKeyPattern.test(value ?? '') || 'Nur Kleinbuchstaben, Ziffern und Bindestriche.',
    }),
    textField('businessName', 'Name des Unternehmens', { description: 'Wie im Firmenbuch.' }),
    textField('title', 'Titel'),
    textareaField('description', 'Beschreibung'),
    textField('seoTitle', 'Titel für Suchmaschinen', { maxLength: 120 }),
    textareaField('seoDescription', 'Beschreibung für Suchmaschinen', { maxLength: 320 }),
    {
      name: 'contactEmail',
      label: 'E-Mail für Kontaktanfragen',
      type: 'email',
      admin: {
        description:
          'Hierher kommen die Nachrichten des Kontaktformulars, wenn die Organisation keine eigene Adresse hat.',
      },
    },
    webAddress('website', 'Website'),
    textField('brochureUrl', 'Prospekt zum Herunterladen', {
      maxLength: 500,
      validate: validateFileAddress,
      description: 'Eine hochgeladene Datei, zum Beispiel „/upload/…/karte.pdf“, oder eine Adresse im Web.',
    }),
    socialLinksField,
  ],
}
