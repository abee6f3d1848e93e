import type { Field } from 'payload'

import { hoursField } from './hours-field.ts'
import { switchField } from './switch-field.ts'

/** What decides whether a category or product can be ordered now. Spec: storefront 4. */
export const availabilityFields: Field[] = [
  switchField('isEnabled', 'Aktiv', {
    isOn: true,
    index: true,
    description: 'Nur aktive Einträge können bestellt werden.',
  }),
  switchField('isVisibleWhenUnavailable', 'Auch anzeigen, wenn nicht bestellbar', {
    description: 'Wird dann ausgegraut dargestellt.',
  }),
  hoursField({
    name: 'schedule',
    label: 'Verfügbare Zeiten',
    description:
      'Ohne Eintrag jederzeit bestellbar. Zum Beispiel für eine Mittagskarte: Montag bis Freitag, 11:00 bis 14:30.',
  }),
]
