import type { Field, Tab } from 'payload'

import { nobodyWrites, onlyLeadWrites } from '#collections/shared/access/field-access.ts'
import { branchField } from '#collections/shared/fields/branch-field.ts'
import { imagesField } from '#collections/shared/fields/image-fields.ts'
import { momentField } from '#collections/shared/fields/moment-field.ts'
import { relationField, relationsField } from '#collections/shared/fields/relation-field.ts'
import { rowLabel } from '#collections/shared/fields/row-label.ts'
import { selectField } from '#collections/shared/fields/select-field.ts'
import { switchField } from '#collections/shared/fields/switch-field.ts'
import { textareaField, textField } from '#collections/shared/fields/text-field.ts'
import { wholeNumberField } from '#collections/shared/fields/whole-number-field.ts'
import { taskPriorityLabels, taskStatusLabels } from '#domain/workforce/tasks.ts'

import { recurrenceField } from './recurrence.fields.ts'

/** Whoever does the task works on its status, checklist, photos and note; the rest is set by who leads. */
const bySomebodyWhoLeads = (field: Field): Field => ({ ...field, access: onlyLeadWrites }) as Field

const workTab: Tab = {
  label: 'Aufgabe',
  fields: [
    bySomebodyWhoLeads(
      textField('title', 'Titel', { required: true, maxLength: 160, placeholder: 'Kühlhaus reinigen' }),
    ),
    bySomebodyWhoLeads(textareaField('description', 'Beschreibung')),
    {
      name: 'checklist',
      label: 'Checkliste',
      labels: { singular: 'Punkt', plural: 'Punkte' },
      type: 'array',
      maxRows: 100,
      fields: [
        textField('text', 'Punkt', { required: true, maxLength: 300 }),
        switchField('isDone', 'Erledigt'),
      ],
      admin: {
        components: rowLabel('text'),
      },
    },
    { ...imagesField({ description: 'Vorher und nachher, als Nachweis.' }), name: 'photos', label: 'Fotos' },
    textareaField('note', 'Notiz zur Ausführung', { maxLength: 2000 }),
  ],
}

const planTab: Tab = {
  label: 'Planung',
  fields: [
    bySomebodyWhoLeads(relationField('project', 'Projekt', 'projects')),
    bySomebodyWhoLeads(wholeNumberField('estimatedMinutes', 'Geschätzte Minuten', { min: 1, max: 100_000 })),
    bySomebodyWhoLeads(recurrenceField),
  ],
}

const viewsTab: Tab = {
  label: 'Gesehen',
  fields: [
    {
      name: 'views',
      label: 'Gesehen von',
      labels: { singular: 'Aufruf', plural: 'Aufrufe' },
      type: 'array',
      access: nobodyWrites,
      fields: [
        relationField('user', 'Person', 'users', { required: true }),
        momentField('seenAt', 'Gesehen am', { required: true }),
      ],
      admin: { description: 'Wer die Aufgabe wann zum ersten Mal geöffnet hat.' },
    },
  ],
}

const sidebar: Field[] = [
  bySomebodyWhoLeads(branchField()),
  selectField('status', 'Status', taskStatusLabels, {
    required: true,
    defaultValue: 'open',
    index: true,
    inSidebar: true,
  }),
  bySomebodyWhoLeads(
    selectField('priority', 'Dringlichkeit', taskPriorityLabels, {
      required: true,
      defaultValue: 'normal',
      inSidebar: true,
    }),
  ),
  bySomebodyWhoLeads(momentField('dueAt', 'Fällig am', { index: true, inSidebar: true })),
  bySomebodyWhoLeads(relationsField('assignees', 'Zuständig', 'users', { inSidebar: true })),
  momentField('doneAt', 'Erledigt am', { inSidebar: true, access: nobodyWrites }),
]

export const tasksFields: Field[] = [...sidebar, { type: 'tabs', tabs: [workTab, planTab, viewsTab] }]
