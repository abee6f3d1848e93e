import type { Field, Tab } from 'payload'

import { sealed } from '#collections/shared/access/field-access.ts'
import { branchField } from '#collections/shared/fields/branch-field.ts'
import { identifierField } from '#collections/shared/fields/identifier-field.ts'
import { momentField } from '#collections/shared/fields/moment-field.ts'
import { row } from '#collections/shared/fields/row.ts'
import { selectField } from '#collections/shared/fields/select-field.ts'
import { switchField } from '#collections/shared/fields/switch-field.ts'
import { textareaField, textField } from '#collections/shared/fields/text-field.ts'
import { deviceKindLabels, devicePurposeLabels } from '#domain/operations/devices.ts'
import { paperStateLabels } from '#domain/operations/printer-state.ts'

import { keyFields } from './key.fields.ts'
import { printerField } from './printer.fields.ts'

const generalTab: Tab = {
  label: 'Gerät',
  fields: [
    textField('name', 'Name', { required: true, maxLength: 160, placeholder: 'Bondrucker Küche' }),
    row(
      selectField('kind', 'Art', deviceKindLabels, {
        required: true,
        defaultValue: 'frontdesk',
        index: true,
        width: '50%',
      }),
      selectField('purpose', 'Zweck', devicePurposeLabels, {
        width: '50%',
        description: 'Nur dafür gilt der Schlüssel. Leer: der übliche Zweck der Art.',
      }),
    ),
    textField('model', 'Modell', { maxLength: 120, placeholder: 'Star mC-Print3' }),
    textareaField('note', 'Notiz', {
      maxLength: 2000,
      description: 'Zum Beispiel Standort und Seriennummer.',
    }),
  ],
}

const stateTab: Tab = {
  label: 'Zustand',
  fields: sealed([
    momentField('lastSeenAt', 'Zuletzt gemeldet', { index: true }),
    selectField('paperState', 'Papier', paperStateLabels, {
      condition: (data) => data.kind === 'printer',
    }),
    textField('lastSeenIp', 'Aus dem Netz', {
      maxLength: 45,
      description: 'Gekürzt, sodass niemand daran erkannt wird.',
    }),
  ]),
}

export const devicesFields: Field[] = [
  identifierField({ description: 'Schlüssel des Geräts in Adressen.' }),
  branchField('Das Gerät sieht nur Daten dieser Filiale.'),
  switchField('isEnabled', 'Aktiv', {
    isOn: true,
    inSidebar: true,
    description: 'Der Schlüssel eines ausgeschalteten Geräts gilt nicht.',
  }),
  {
    type: 'tabs',
    tabs: [
      generalTab,
      { label: 'Drucker', fields: [printerField] },
      { label: 'Schlüssel', fields: keyFields },
      stateTab,
    ],
  },
]
