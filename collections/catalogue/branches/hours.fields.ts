import type { Field, Tab } from 'payload'

import { hoursField } from '#collections/shared/fields/hours-field.ts'
import { momentField } from '#collections/shared/fields/moment-field.ts'
import { row } from '#collections/shared/fields/row.ts'
import { switchField } from '#collections/shared/fields/switch-field.ts'
import { textareaField } from '#collections/shared/fields/text-field.ts'

const startOfBusinessDay = /^([01]\d|2[0-3]):[0-5]\d$/

const businessDayField: Field = {
  name: 'businessDayStartsAt',
  label: 'Beginn des Geschäftstags',
  type: 'text',
  required: true,
  defaultValue: '05:00',
  validate: (value: string | null | undefined) =>
    startOfBusinessDay.test(value ?? '') || 'Bitte geben Sie eine Uhrzeit im Format HH:MM an.',
  admin: {
    width: '50%',
    description:
      'Bestellungen davor zählen noch zum Vortag. Mit dem Geschäftstag beginnt die Ticketzählung neu.',
  },
}

const slotMinutesField: Field = {
  name: 'slotMinutes',
  label: 'Abstand der Termine in Minuten',
  type: 'number',
  required: true,
  defaultValue: 15,
  min: 5,
  max: 240,
  validate: (value: number | null | undefined) =>
    (Number.isInteger(value) && Number(value) >= 5 && Number(value) <= 240) ||
    'Bitte geben Sie ganze Minuten zwischen 5 und 240 an.',
  admin: { width: '50%', step: 5 },
}

export const hoursTab: Tab = {
  label: 'Öffnungszeiten',
  fields: [
    hoursField({ name: 'openingHours', label: 'Öffnungszeiten' }),
    switchField('isDeliveryHoursEnabled', 'Eigene Lieferzeiten', {
      description: 'Sonst wird während der Öffnungszeiten geliefert.',
    }),
    hoursField({
      name: 'deliveryHours',
      label: 'Lieferzeiten',
      condition: (data) => Boolean(data.isDeliveryHoursEnabled),
    }),
    textareaField('closedMessage', 'Text bei längerer Schließung', {
      maxLength: 1000,
      description:
        'Erscheint, wenn in den nächsten Tagen nicht geöffnet wird, zum Beispiel bei Betriebsurlaub.',
    }),
    row(slotMinutesField, businessDayField),
    momentField('orderableFrom', 'Bestellbar ab', {
      description:
        'Vor diesem Zeitpunkt nimmt die Filiale keine Bestellungen an, zum Beispiel vor der Eröffnung.',
    }),
  ],
}
