import type { Field, Tab } from 'payload'

import { onlyStaffReads } from '#collections/shared/access/field-access.ts'
import type { Place } from '#collections/shared/fields/place-in-form.ts'
import { row } from '#collections/shared/fields/row.ts'
import { wholeNumberField } from '#collections/shared/fields/whole-number-field.ts'
import { slotLengths } from '#domain/ordering/slot-capacity.ts'

/** How many orders the house takes on for the same time; guests only learn when there is no room. */
export const capacityTab: Tab = {
  label: 'Auslastung',
  description:
    'Wie viel Sie zur selben Zeit schaffen. Volle Zeiten werden nicht mehr angeboten; wer „so bald wie möglich“ bestellt, kommt in die nächste freie Zeit. Leere Felder begrenzen nichts.',
  fields: [
    row(
      limitField('maxOrdersPerSlot', 'Bestellungen je Zeitfenster', {
        width: '50%',
        description:
          'Eine Bestellung zählt 1 oder die Summe der Arbeitseinheiten ihrer Produkte. Wird nicht veröffentlicht.',
      }),
      withLengths(
        wholeNumberField('slotCapacityMinutes', 'Länge eines Zeitfensters in Minuten', {
          min: 5,
          max: 60,
          defaultValue: 15,
          width: '50%',
          description: 'Gezählt ab der vollen Stunde: 5, 10, 15, 20, 30 oder 60.',
        }),
      ),
    ),
    row(
      limitField('maxTakeawayOrdersPerSlot', 'Davon zum Abholen'),
      limitField('maxDeliveryOrdersPerSlot', 'Davon Lieferungen'),
      limitField('maxDineInOrdersPerSlot', 'Davon vor Ort'),
    ),
  ],
}

function limitField(name: string, label: string, place: Place = { width: '33%' }): Field {
  return wholeNumberField(name, label, { min: 1, max: 10_000, access: onlyStaffReads, ...place })
}

function withLengths(field: ReturnType<typeof wholeNumberField>): Field {
  return {
    ...field,
    validate: (value: number | null | undefined) =>
      value == null ||
      slotLengths.some((length) => length === value) ||
      'Bitte geben Sie 5, 10, 15, 20, 30 oder 60 Minuten an, damit die Zeitfenster in die Stunde passen.',
  }
}
