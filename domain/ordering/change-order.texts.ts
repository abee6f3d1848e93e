import type { ChangeableName } from './change-order.ts'
import { enteredLabels } from './order-fields.texts.ts'

/** Why an order stays as it is, for whoever wants to change it. */
export const whyNotChangeOrderTexts = {
  'order-ended': 'Die Bestellung ist bereits beendet. Nur die interne Notiz kann noch geändert werden.',
  'not-of-this-order': 'Diese Angabe gibt es bei dieser Bestellung nicht.',
  'version-missing': 'Bitte nennen Sie die Fassung der Bestellung, die Sie gesehen haben.',
} as const

/** What staff call what can be changed. */
export const changeableLabels: Readonly<Record<ChangeableName, string>> = {
  ...enteredLabels,
  tableIdentifier: 'Tisch',
  internalNote: 'Interne Notiz',
}
