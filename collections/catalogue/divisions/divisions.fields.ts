import type { Field } from 'payload'

import { onlyStaffReads } from '#collections/shared/access/field-access.ts'
import { divisionTheme } from '#collections/shared/fields/division-theme.ts'
import { identifierField } from '#collections/shared/fields/identifier-field.ts'
import { imageField } from '#collections/shared/fields/image-fields.ts'
import { selectField } from '#collections/shared/fields/select-field.ts'
import { switchField } from '#collections/shared/fields/switch-field.ts'
import { textareaField, textField } from '#collections/shared/fields/text-field.ts'
import { businessTypeLabels } from '#domain/catalogue/business-types.data.ts'

import { divisionContact, divisionTracking } from './website.fields.ts'

const hostPattern = /^[a-z0-9-]+(\.[a-z0-9-]+)*$/

const hosts: Field = {
  name: 'hosts',
  label: 'Hosts',
  type: 'text',
  hasMany: true,
  maxRows: 20,
  validate: (value: unknown) =>
    !Array.isArray(value) ||
    value.every((host) => hostPattern.test(String(host))) ||
    'Bitte geben Sie nur Hostnamen an, zum Beispiel „www.example.com“.',
  admin: {
    description:
      'Aufrufe dieser Hosts sehen nur diese Organisation. Ohne Host gilt die Standardorganisation.',
  },
}

const isDefault: Field = switchField('isDefault', 'Standardorganisation', {
  inSidebar: true,
  description: 'Gilt für alle Hosts, die keiner Organisation gehören.',
})

/** Who may change it is who may change the brand, and nobody who writes its pages. */
const needsApproval: Field = switchField('needsApproval', 'Veröffentlichen braucht eine zweite Person', {
  inSidebar: true,
  access: onlyStaffReads,
  description:
    'Was Besucher sehen, gibt jemand frei, der nicht daran mitgeschrieben hat. Gilt für Seiten und für Inhalte, die auf ihnen stehen.',
})

export const divisionsFields: Field[] = [
  identifierField({ description: 'Schlüssel der Organisation in Adressen.' }),
  isDefault,
  textField('name', 'Name', { required: true }),
  textField('title', 'Titel', { description: 'Steht im Browser-Tab vor dem Namen des Shops.' }),
  textareaField('description', 'Beschreibung', { description: 'Kurztext für Startseite und Suchmaschinen.' }),
  selectField('businessType', 'Art des Betriebs', businessTypeLabels, {
    description:
      'So nennen Suchmaschinen die Filialen. Ohne Angabe gilt der Shop als Restaurant und die Website als Betrieb.',
  }),
  hosts,
  imageField({ name: 'logo', label: 'Logo' }),
  imageField({ name: 'image', label: 'Titelbild' }),
  divisionTheme,
  divisionContact,
  divisionTracking,
  needsApproval,
]
