import type { ArrayField, CollapsibleField, Field } from 'payload'

import { onlyStaffReads } from '#collections/shared/access/field-access.ts'
import { dayField } from '#collections/shared/fields/day-field.ts'
import { imagesField } from '#collections/shared/fields/image-fields.ts'
import { moneyField } from '#collections/shared/fields/money-field.ts'
import { pathField } from '#collections/shared/fields/path-field.ts'
import { positionField } from '#collections/shared/fields/position-field.ts'
import { publicField } from '#collections/shared/fields/public-field.ts'
import { relationField } from '#collections/shared/fields/relation-field.ts'
import { rowLabel } from '#collections/shared/fields/row-label.ts'
import { row } from '#collections/shared/fields/row.ts'
import { selectField } from '#collections/shared/fields/select-field.ts'
import { textareaField, textField } from '#collections/shared/fields/text-field.ts'
import { wholeNumberField } from '#collections/shared/fields/whole-number-field.ts'

const vehicleTypeLabels = {
  car: 'PKW',
  van: 'Transporter',
  truck: 'LKW',
  trailer: 'Anhänger',
  lift: 'Hebebühne',
  machine: 'Maschine',
  other: 'Sonstiges',
}

const specs: ArrayField = {
  name: 'specs',
  label: 'Technische Daten',
  labels: { singular: 'Angabe', plural: 'Angaben' },
  type: 'array',
  maxRows: 40,
  fields: [
    row(
      textField('label', 'Bezeichnung', {
        required: true,
        maxLength: 80,
        width: '40%',
        placeholder: 'Arbeitshöhe',
      }),
      textField('value', 'Wert', { required: true, maxLength: 120, width: '40%', placeholder: '18,5' }),
      textField('unit', 'Einheit', { maxLength: 20, width: '20%', placeholder: 'm' }),
    ),
  ],
  admin: {
    initCollapsed: true,
    components: rowLabel('label'),
  },
}

/** What the yard needs and no visitor sees. */
const fleet: CollapsibleField = {
  type: 'collapsible',
  label: 'Fuhrpark, nur für das Team',
  fields: [
    staffRow(
      textField('plate', 'Kennzeichen', { maxLength: 15, width: '50%', placeholder: 'FK-123AB' }),
      textField('serialNumber', 'Fahrgestell- oder Seriennummer', { maxLength: 40, width: '50%' }),
    ),
    staffRow(
      dayField('inspectionDueOn', 'Begutachtung fällig', {
        width: '50%',
        description: 'Bis zu diesem Tag gilt die Plakette nach § 57a (HU).',
      }),
      textField('licenceClass', 'Führerscheinklasse', { maxLength: 20, width: '50%', placeholder: 'C1E' }),
    ),
    staffRow(textareaField('internalNote', 'Interne Notiz', { maxLength: 2000 })),
  ],
}

function staffRow(...fields: Field[]): Field {
  // Every kind of field types its access apart; who reads is common to the ones above.
  return row(...fields.map((field) => ({ ...field, access: onlyStaffReads }) as Field))
}

export const vehiclesFields: Field[] = [
  textField('name', 'Name', { required: true, maxLength: 160, placeholder: 'Saugwagen 12 m³' }),
  pathField({ description: 'Schlüssel des Fahrzeugs in Adressen.', placeholder: 'saugwagen-12' }),
  publicField('Nur öffentliche Fahrzeuge zeigt die Website.'),
  positionField(),
  row(
    selectField('type', 'Art', vehicleTypeLabels, {
      required: true,
      index: true,
      defaultValue: 'van',
      width: '25%',
    }),
    textField('maker', 'Hersteller', { maxLength: 80, width: '25%', placeholder: 'MAN' }),
    textField('model', 'Modell', { maxLength: 80, width: '25%', placeholder: 'TGM 18.320' }),
    wholeNumberField('year', 'Baujahr', { min: 1900, max: 2100, width: '25%' }),
  ),
  textareaField('description', 'Beschreibung', { maxLength: 5000 }),
  imagesField(),
  specs,
  moneyField({ name: 'price', label: 'Preis pro Tag', description: 'Leer: auf Anfrage.' }),
  relationField('service', 'Leistung', 'services', { description: 'Wofür das Fahrzeug eingesetzt wird.' }),
  fleet,
]
