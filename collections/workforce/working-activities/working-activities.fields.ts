import type { Field } from 'payload'

import { nobodyWrites } from '#collections/shared/access/field-access.ts'
import { branchField } from '#collections/shared/fields/branch-field.ts'
import { titleWithPersonField } from '#collections/shared/fields/derived-field.ts'
import { momentField } from '#collections/shared/fields/moment-field.ts'
import { relationField } from '#collections/shared/fields/relation-field.ts'
import { row } from '#collections/shared/fields/row.ts'
import { selectField } from '#collections/shared/fields/select-field.ts'
import { textareaField, textField } from '#collections/shared/fields/text-field.ts'
import { activitySourceLabels, activityStateLabels } from '#domain/workforce/working-activity.texts.ts'
import { isUuid } from '#domain/api/is-uuid.ts'

const breaksField: Field = {
  name: 'breaks',
  label: 'Pausen',
  labels: { singular: 'Pause', plural: 'Pausen' },
  type: 'array',
  maxRows: 50,
  fields: [row(momentField('startedAt', 'Beginn', { required: true }), momentField('endedAt', 'Ende'))],
  admin: { description: 'Jede Pause mit Beginn und Ende. Es wird nie eine Pause erfunden oder abgezogen.' },
}

const correctionFields: Field[] = [
  relationField('corrects', 'Berichtigt', 'working-activities', {
    description:
      'Beendete Einträge bleiben, wie sie sind. Eine Korrektur ist ein eigener Eintrag und gilt an ihrer Stelle.',
  }),
  textareaField('reason', 'Begründung', { maxLength: 1000, condition: (data) => Boolean(data.corrects) }),
  relationField('correctedBy', 'Berichtigt von', 'users', {
    condition: (data) => Boolean(data.corrects),
    access: nobodyWrites,
  }),
]

const originFields: Field[] = [
  selectField('source', 'Erfasst über', activitySourceLabels, {
    required: true,
    defaultValue: 'web',
    access: nobodyWrites,
    inSidebar: true,
  }),
  relationField('device', 'Gerät', 'devices', { inSidebar: true, access: nobodyWrites }),
  textField('clientId', 'Vorgangskennung', {
    maxLength: 36,
    validate: (value) => !value || isUuid(value) || 'Die Vorgangskennung ist keine UUID.',
    unique: true,
    index: true,
    inSidebar: true,
    description: 'Vom Gerät vergeben, damit ein doppelt gesendeter Vorgang nur einmal zählt.',
  }),
]

export const workingActivitiesFields: Field[] = [
  relationField('user', 'Person', 'users', { required: true, inSidebar: true }),
  branchField(),
  selectField('state', 'Status', activityStateLabels, {
    required: true,
    defaultValue: 'running',
    index: true,
    inSidebar: true,
  }),
  row(
    momentField('startedAt', 'Beginn', { index: true, required: true }),
    momentField('endedAt', 'Ende', { index: true }),
  ),
  breaksField,
  relationField('task', 'Aufgabe', 'tasks', { description: 'Woran gearbeitet wurde.' }),
  textareaField('note', 'Notiz', { maxLength: 1000 }),
  { type: 'collapsible', label: 'Korrektur', fields: correctionFields, admin: { initCollapsed: false } },
  ...originFields,
  titleWithPersonField(),
]
