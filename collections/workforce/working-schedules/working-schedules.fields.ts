import type { Field } from 'payload'

import { nobodyWrites } from '#collections/shared/access/field-access.ts'
import { branchField } from '#collections/shared/fields/branch-field.ts'
import { titleWithPersonField } from '#collections/shared/fields/derived-field.ts'
import { dayField } from '#collections/shared/fields/day-field.ts'
import { momentField } from '#collections/shared/fields/moment-field.ts'
import { relationField } from '#collections/shared/fields/relation-field.ts'
import { row } from '#collections/shared/fields/row.ts'
import { selectField } from '#collections/shared/fields/select-field.ts'
import { textareaField, textField } from '#collections/shared/fields/text-field.ts'
import { wholeNumberField } from '#collections/shared/fields/whole-number-field.ts'
import { shiftStatusLabels } from '#domain/workforce/working-schedule.ts'

export const workingSchedulesFields: Field[] = [
  relationField('user', 'Person', 'users', {
    inSidebar: true,
    description: 'Leer: offen. Eine offene Schicht sieht die ganze Filiale, sobald sie veröffentlicht ist.',
  }),
  branchField(),
  selectField('status', 'Status', shiftStatusLabels, {
    required: true,
    defaultValue: 'draft',
    index: true,
    inSidebar: true,
    description: 'Erst veröffentlichte Planungen sieht die eingeteilte Person.',
  }),
  row(
    momentField('from', 'Von', { index: true, required: true }),
    momentField('to', 'Bis', { index: true, required: true }),
  ),
  {
    ...dayField('day', 'Tag', { description: 'Der Tag des Beginns in der Zeitzone der Filiale.' }),
    access: nobodyWrites,
  },
  row(
    textField('position', 'Einsatz als', { maxLength: 80, placeholder: 'Service', width: '50%' }),
    wholeNumberField('breakMinutes', 'Geplante Pause in Minuten', {
      min: 0,
      max: 480,
      defaultValue: 0,
      width: '50%',
    }),
  ),
  textareaField('note', 'Notiz', { maxLength: 1000, description: 'Sieht auch die eingeteilte Person.' }),
  relationField('template', 'Aus Vorlage', 'shift-templates', { inSidebar: true, access: nobodyWrites }),
  momentField('publishedAt', 'Veröffentlicht am', { inSidebar: true, access: nobodyWrites }),
  {
    name: 'revision',
    label: 'Fassung',
    type: 'number',
    required: true,
    defaultValue: 0,
    access: nobodyWrites,
    admin: { hidden: true },
  },
  titleWithPersonField(),
]
