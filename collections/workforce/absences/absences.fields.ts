import type { Field } from 'payload'

import { nobodyWrites } from '#collections/shared/access/field-access.ts'
import { branchField } from '#collections/shared/fields/branch-field.ts'
import { dayField } from '#collections/shared/fields/day-field.ts'
import { fileField } from '#collections/shared/fields/file-field.ts'
import { momentField } from '#collections/shared/fields/moment-field.ts'
import { optionsFrom } from '#collections/shared/fields/options-from.ts'
import { relationField } from '#collections/shared/fields/relation-field.ts'
import { switchField } from '#collections/shared/fields/switch-field.ts'
import { textareaField } from '#collections/shared/fields/text-field.ts'
import { absenceStatusLabels, absenceTypeLabels } from '#domain/workforce/absence.ts'

const half = (name: string, label: string): Field => ({
  ...switchField(name, label),
  admin: { width: '50%' },
})

const decisionFields: Field[] = [
  {
    name: 'status',
    label: 'Status',
    type: 'select',
    required: true,
    defaultValue: 'requested',
    index: true,
    options: optionsFrom(absenceStatusLabels),
    admin: { position: 'sidebar', description: 'Über Anträge entscheidet die Leitung.' },
  },
  { ...relationField('approvedBy', 'Entschieden von', 'users', { inSidebar: true }), access: nobodyWrites },
  { ...momentField('decidedAt', 'Entschieden am', { inSidebar: true }), access: nobodyWrites },
  {
    name: 'days',
    label: 'Tage',
    type: 'number',
    access: nobodyWrites,
    admin: {
      position: 'sidebar',
      description:
        'Nach dem Wochenplan des Vertrags gezählt. Leer, wenn es für die Zeit keinen Vertrag gibt.',
    },
  },
]

export const absencesFields: Field[] = [
  relationField('user', 'Person', 'users', { required: true, inSidebar: true }),
  branchField('Die Leitung dieser Filiale entscheidet.'),
  {
    name: 'type',
    label: 'Art',
    type: 'select',
    required: true,
    defaultValue: 'vacation',
    index: true,
    options: optionsFrom(absenceTypeLabels),
  },
  {
    type: 'row',
    fields: [
      dayField('firstDay', 'Erster Tag', { required: true, width: '50%' }),
      dayField('lastDay', 'Letzter Tag', { required: true, width: '50%' }),
    ],
  },
  {
    type: 'row',
    fields: [
      half('startsAtNoon', 'Am ersten Tag erst ab Mittag'),
      half('endsAtNoon', 'Am letzten Tag nur bis Mittag'),
    ],
  },
  textareaField('note', 'Notiz', { maxLength: 1000 }),
  fileField({ name: 'document', label: 'Beleg', description: 'Zum Beispiel die Bestätigung der Kasse.' }),
  ...decisionFields,
]
