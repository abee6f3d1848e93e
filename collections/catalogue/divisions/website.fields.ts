import type { Field, GroupField } from 'payload'

import { pageField } from '#collections/shared/fields/page-field.ts'
import { row } from '#collections/shared/fields/row.ts'
import { socialLinksField } from '#collections/shared/fields/social-links-field.ts'
import { switchField } from '#collections/shared/fields/switch-field.ts'
import { textField } from '#collections/shared/fields/text-field.ts'
import { trackingFields } from '#collections/shared/fields/tracking-fields.ts'

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
