import type { Field } from 'payload'

import { nobodyWrites, secret, writtenOnce } from '#collections/shared/access/field-access.ts'
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

/** What the ledger says of the last correction; what is typed here is the reason of the next one. */
const correctionFields: Field[] = [
  textareaField('reason', 'Begründung', {
    maxLength: 1000,
    description:
      'Was gestempelt wurde, bleibt im Verlauf stehen. Jede Änderung von Hand braucht einen Grund, den die Person sieht.',
  }),
  relationField('correctedBy', 'Berichtigt von', 'users', {
    condition: (data) => Boolean(data.correctedBy),
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
  // Which events of the ledger the entry is made of: whoever corrects it replaces them.
  {
    name: 'madeOf',
    label: 'Ereignisse',
    type: 'json',
    hidden: true,
    admin: { hidden: true },
    access: secret,
  },
]

export const workingActivitiesFields: Field[] = [
  relationField('user', 'Person', 'users', { required: true, inSidebar: true, access: writtenOnce }),
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
  row(
    relationField('project', 'Projekt', 'projects', { width: '50%', description: 'Wofür gearbeitet wurde.' }),
    relationField('task', 'Aufgabe', 'tasks', { width: '50%', description: 'Woran gearbeitet wurde.' }),
  ),
  textareaField('note', 'Notiz', { maxLength: 1000 }),
  { type: 'collapsible', label: 'Korrektur', fields: correctionFields, admin: { initCollapsed: false } },
  ...originFields,
  titleWithPersonField(),
]
