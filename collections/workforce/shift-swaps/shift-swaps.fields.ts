import type { Field } from 'payload'

import { sealed } from '#collections/shared/access/field-access.ts'
import { branchField } from '#collections/shared/fields/branch-field.ts'
import { derivedField } from '#collections/shared/fields/derived-field.ts'
import { momentField } from '#collections/shared/fields/moment-field.ts'
import { relationField } from '#collections/shared/fields/relation-field.ts'
import { selectField } from '#collections/shared/fields/select-field.ts'
import { textareaField } from '#collections/shared/fields/text-field.ts'
import { swapStatusLabels } from '#domain/workforce/planning/shift-swap.ts'

/** Written by the calls of the planner alone, each of which is a step of the swap. */
export const shiftSwapsFields: Field[] = sealed([
  relationField('shift', 'Schicht', 'working-schedules', { required: true }),
  branchField(),
  selectField('status', 'Status', swapStatusLabels, {
    required: true,
    defaultValue: 'requested',
    index: true,
    inSidebar: true,
  }),
  relationField('user', 'Gibt ab', 'users', { description: 'Leer: die Schicht war offen.' }),
  relationField('taker', 'Übernimmt', 'users', { description: 'Leer: noch niemand.' }),
  textareaField('note', 'Nachricht', { maxLength: 500 }),
  relationField('decidedBy', 'Entschieden von', 'users', { inSidebar: true }),
  momentField('decidedAt', 'Entschieden am', { inSidebar: true }),
  derivedField('title', 'Bezeichnung'),
])
