import type { Field } from 'payload'

import { nobodyWrites } from '#collections/shared/access/field-access.ts'
import { branchField } from '#collections/shared/fields/branch-field.ts'
import { titleWithPersonField } from '#collections/shared/fields/derived-field.ts'
import { dayField } from '#collections/shared/fields/day-field.ts'
import { fileField } from '#collections/shared/fields/file-field.ts'
import { momentField } from '#collections/shared/fields/moment-field.ts'
import { relationField } from '#collections/shared/fields/relation-field.ts'
import { row } from '#collections/shared/fields/row.ts'
import { selectField } from '#collections/shared/fields/select-field.ts'
import { switchField } from '#collections/shared/fields/switch-field.ts'
import { textareaField } from '#collections/shared/fields/text-field.ts'
import { absenceStatusLabels, absenceTypeLabels } from '#domain/workforce/absence.ts'

const half = (name: string, label: string): Field => switchField(name, label, { width: '50%' })

const decisionFields: Field[] = [
  selectField('status', 'Status', absenceStatusLabels, {
    required: true,
    defaultValue: 'requested',
    index: true,
    inSidebar: true,
    description: 'Über Anträge entscheidet die Leitung.',
  }),
  relationField('approvedBy', 'Entschieden von', 'users', { inSidebar: true, access: nobodyWrites }),
  momentField('decidedAt', 'Entschieden am', { inSidebar: true, access: nobodyWrites }),
  {
    name: 'days',
    label: 'Tage',
    type: 'number',
    access: nobodyWrites,
    admin: {
      position: 'sidebar',
      description:
        'Arbeitstage nach Vertrag und Kalender, ohne Feiertage und ohne Krankheit im Urlaub. Leer, wenn es für die Zeit keinen Vertrag gibt.',
    },
  },
]

export const absencesFields: Field[] = [
  relationField('user', 'Person', 'users', { required: true, inSidebar: true }),
  branchField('Die Leitung dieser Filiale entscheidet.'),
  selectField('type', 'Art', absenceTypeLabels, { required: true, defaultValue: 'vacation', index: true }),
  row(
    dayField('firstDay', 'Erster Tag', { required: true, width: '50%' }),
    dayField('lastDay', 'Letzter Tag', { required: true, width: '50%' }),
  ),
  row(
    half('startsAtNoon', 'Am ersten Tag erst ab Mittag'),
    half('endsAtNoon', 'Am letzten Tag nur bis Mittag'),
  ),
  textareaField('note', 'Notiz', { maxLength: 1000 }),
  fileField({ name: 'document', label: 'Beleg', description: 'Zum Beispiel die Bestätigung der Kasse.' }),
  ...decisionFields,
  titleWithPersonField(),
]
