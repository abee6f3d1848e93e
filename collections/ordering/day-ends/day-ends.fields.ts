import type { Field } from 'payload'

import { sealed } from '#collections/shared/access/field-access.ts'
import { branchField } from '#collections/shared/fields/branch-field.ts'
import { dayField } from '#collections/shared/fields/day-field.ts'
import { momentField } from '#collections/shared/fields/moment-field.ts'
import { moneyField } from '#collections/shared/fields/money-field.ts'
import { relationField } from '#collections/shared/fields/relation-field.ts'
import { textareaField, textField } from '#collections/shared/fields/text-field.ts'
import { wholeNumberField } from '#collections/shared/fields/whole-number-field.ts'

const count = { min: 0, max: 1_000_000_000, required: true }
const money = (name: string, label: string): Field =>
  moneyField({ name, label, required: true, isSigned: true })

export const dayEndsFields: Field[] = sealed([
  dayField('day', 'Geschäftstag', { required: true }),
  // Counts the days of a branch without gaps.
  wholeNumberField('number', 'Nummer', count),
  money('total', 'Einnahmen'),
  wholeNumberField('lateLines', 'Zeilen früherer Tage', count),
  money('cashFloat', 'Wechselgeld'),
  money('cashExpected', 'Bar eingenommen'),
  money('cashCounted', 'Gezählt'),
  money('cashDifference', 'Differenz'),
  textareaField('note', 'Notiz', { maxLength: 1000 }),
  { name: 'figures', label: 'Summen', type: 'json', required: true, admin: { hidden: true } },
  { name: 'coins', label: 'Stückzahlen', type: 'json', admin: { hidden: true } },
  branchField(),
  momentField('until', 'Ende des Tages', { required: true, inSidebar: true }),
  momentField('closedAt', 'Abgeschlossen', { required: true, inSidebar: true }),
  // Who left the house is named no more; what they closed stays.
  { ...relationField('by', 'Abgeschlossen von', 'users', { inSidebar: true }), custom: { mayDangle: true } },
  textField('hash', 'Prüfsumme', { required: true, maxLength: 64 }),
  textField('previousHash', 'Prüfsumme des Tages davor', { maxLength: 64 }),
])
