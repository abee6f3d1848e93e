import type { GroupField } from 'payload'

import { optionsFrom } from '#collections/shared/fields/options-from.ts'
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
    {
      name: 'protocol',
      label: 'Verfahren',
      type: 'select',
      defaultValue: 'cloudprnt',
      options: optionsFrom(printerProtocolLabels),
    },
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
    {
      type: 'row',
      fields: [
        {
          name: 'paperWidth',
          label: 'Papierbreite',
          type: 'select',
          defaultValue: '80',
          options: [
            { value: '58', label: '58 mm' },
            { value: '80', label: '80 mm' },
          ],
          admin: { width: '50%' },
        },
        {
          name: 'codePage',
          label: 'Zeichensatz',
          type: 'select',
          defaultValue: 'cp858',
          options: optionsFrom(codePageLabels),
          admin: { width: '50%', description: 'Fehlen „ÄÖÜß€“ im Testdruck, hilft „Als Bild drucken“.' },
        },
      ],
    },
  ],
  admin: { condition: (data) => data.kind === 'printer' },
}
