import type { Field } from 'payload'

import { hoursField } from './hours-field.ts'

/** What decides whether a category or product can be ordered now. Spec: storefront 4. */
export const availabilityFields: Field[] = [
  {
    name: 'isEnabled',
    label: 'Aktiv',
    type: 'checkbox',
    defaultValue: true,
    index: true,
    admin: { description: 'Nur aktive Einträge können bestellt werden.' },
  },
  {
    name: 'isVisibleWhenUnavailable',
    label: 'Auch anzeigen, wenn nicht bestellbar',
    type: 'checkbox',
    defaultValue: false,
    admin: { description: 'Wird dann ausgegraut dargestellt.' },
  },
  hoursField({
    name: 'schedule',
    label: 'Verfügbare Zeiten',
    description:
      'Ohne Eintrag jederzeit bestellbar. Zum Beispiel für eine Mittagskarte: Montag bis Freitag, 11:00 bis 14:30.',
  }),
]
