import type { ArrayField, GroupField } from 'payload'

import { optionsFrom } from '#collections/shared/fields/options-from.ts'
import { row } from '#collections/shared/fields/row.ts'
import { selectField } from '#collections/shared/fields/select-field.ts'
import { switchField } from '#collections/shared/fields/switch-field.ts'
import { textField } from '#collections/shared/fields/text-field.ts'
import { wholeNumberField } from '#collections/shared/fields/whole-number-field.ts'
import { relationsField } from '#collections/shared/fields/relation-field.ts'
import { codePageLabels, printerDrawingLabels, printerProtocolLabels } from '#domain/operations/devices.ts'
import { orderTypes } from '#domain/ordering/order-terms.ts'
import { orderTypeLabels } from '#domain/ordering/order-type.texts.ts'
import { orderLayouts } from '#domain/ordering/printing/paper.ts'
import { layoutLabels, printEventLabels } from '#domain/ordering/printing/print-jobs.texts.ts'
import { pick } from '#domain/pick.ts'

type Printer = { protocol?: string } | undefined

const host = /^(?=.{1,253}$)[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i
const isOnNetwork = (_data: unknown, printer: Printer) => printer?.protocol === 'escpos-tcp'

/** What the printer prints by itself. */
const rulesField: ArrayField = {
  name: 'rules',
  label: 'Druckt von selbst',
  labels: { singular: 'Regel', plural: 'Regeln' },
  type: 'array',
  maxRows: 20,
  fields: [
    row(
      selectField('event', 'Sobald eine Bestellung', printEventLabels, {
        required: true,
        defaultValue: 'confirmed',
        width: '50%',
      }),
      selectField('layout', 'Gedruckt wird', pick(layoutLabels, orderLayouts), {
        required: true,
        defaultValue: 'kitchen',
        width: '50%',
      }),
    ),
    {
      name: 'orderTypes',
      label: 'Nur für',
      type: 'select',
      hasMany: true,
      options: optionsFrom(pick(orderTypeLabels, orderTypes)),
      admin: { description: 'Leer: für alle Arten von Bestellungen.' },
    },
    relationsField('departments', 'Küchenbon je Abteilung', 'departments', {
      maxRows: 20,
      description: 'Leer: ein Bon mit allem. Sonst je Abteilung einer mit dem, was sie macht.',
    }),
  ],
  admin: { initCollapsed: false },
}

/** How slips reach the printer; other kinds of devices have none of it. */
export const printerField: GroupField = {
  name: 'printer',
  label: 'Verbindung',
  type: 'group',
  fields: [
    selectField('protocol', 'Verfahren', printerProtocolLabels, { defaultValue: 'cloudprnt' }),
    {
      type: 'row',
      fields: [
        textField('host', 'Adresse im Netz', {
          maxLength: 253,
          width: '70%',
          placeholder: '192.168.1.50',
          validate: (value, { data, siblingData }) => {
            const { kind } = (data ?? {}) as { kind?: string }
            const isNeeded = kind === 'printer' && (siblingData as Printer)?.protocol === 'escpos-tcp'
            if (!value) return !isNeeded || 'Bitte geben Sie die Adresse des Druckers an.'

            return host.test(value) || 'Bitte geben Sie eine IP-Adresse oder einen Namen im Netz an.'
          },
        }),
        wholeNumberField('port', 'Port', { min: 1, max: 65_535, defaultValue: 9100, width: '30%' }),
      ],
      admin: { condition: isOnNetwork },
    },
    row(
      selectField(
        'paperWidth',
        'Papierbreite',
        { 58: '58 mm', 80: '80 mm' },
        { defaultValue: '80', width: '50%' },
      ),
      selectField('codePage', 'Zeichensatz', codePageLabels, {
        defaultValue: 'cp858',
        width: '50%',
        description: 'Fehlen „ÄÖÜß€“ im Testdruck, hilft ein anderer Zeichensatz.',
      }),
    ),
    row(
      selectField('drawing', 'Druckt', printerDrawingLabels, {
        defaultValue: 'letters',
        width: '50%',
        description:
          'Als Bild druckt jeder Drucker richtig, auch einer ohne „ÄÖÜß€“; mit seinen Buchstaben ist er schneller.',
      }),
      switchField('hasLogo', 'Logo auf dem Beleg', {
        isOn: true,
        width: '50%',
        description: 'Das der Filiale, sonst das der Organisation.',
      }),
    ),
    rulesField,
  ],
  admin: { condition: (data) => data.kind === 'printer' },
}
