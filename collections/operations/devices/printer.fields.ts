import type { GroupField } from 'payload'

import { row } from '#collections/shared/fields/row.ts'
import { selectField } from '#collections/shared/fields/select-field.ts'
import { textField } from '#collections/shared/fields/text-field.ts'
import { wholeNumberField } from '#collections/shared/fields/whole-number-field.ts'
import { codePageLabels, printerProtocolLabels } from '#domain/operations/devices.ts'

type Printer = { protocol?: string } | undefined

const host = /^(?=.{1,253}$)[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i
const isOnNetwork = (_data: unknown, printer: Printer) => printer?.protocol === 'escpos-tcp'

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
        description: 'Fehlen „ÄÖÜß€“ im Testdruck, hilft „Als Bild drucken“.',
      }),
    ),
  ],
  admin: { condition: (data) => data.kind === 'printer' },
}
