import type { Field } from 'payload'

import { onlyLeadReads } from '#collections/shared/access/field-access.ts'
import { branchField } from '#collections/shared/fields/branch-field.ts'
import { colorField } from '#collections/shared/fields/color-field.ts'
import { dayField } from '#collections/shared/fields/day-field.ts'
import { moneyField } from '#collections/shared/fields/money-field.ts'
import { relationField, relationsField } from '#collections/shared/fields/relation-field.ts'
import { row } from '#collections/shared/fields/row.ts'
import { selectField } from '#collections/shared/fields/select-field.ts'
import { textareaField, textField } from '#collections/shared/fields/text-field.ts'
import { wholeNumberField } from '#collections/shared/fields/whole-number-field.ts'
import { projectStatusLabels } from '#domain/workforce/tasks.ts'

export const projectsFields: Field[] = [
  textField('name', 'Name', { required: true, maxLength: 160, placeholder: 'Grundreinigung Hotel am See' }),
  textareaField('description', 'Beschreibung'),
  relationField('customer', 'Kunde', 'customers', {
    description: 'Leer bei Vorhaben im eigenen Haus.',
  }),
  row(
    dayField('startsOn', 'Beginn', { width: '50%' }),
    dayField('endsOn', 'Ende', { width: '50%', notBefore: 'startsOn' }),
  ),
  row(
    wholeNumberField('budgetMinutes', 'Budget in Minuten', { min: 0, max: 10_000_000, width: '33%' }),
    moneyField({ name: 'budget', label: 'Budget', width: '33%' }),
    {
      ...moneyField({
        name: 'hourlyRate',
        label: 'Satz je Stunde',
        description: 'Ohne Umsatzsteuer. Damit wird aus Stunden, was abgerechnet wird.',
        width: '34%',
      }),
      access: onlyLeadReads,
    },
  ),
  branchField(),
  selectField('status', 'Status', projectStatusLabels, {
    required: true,
    defaultValue: 'active',
    index: true,
    inSidebar: true,
  }),
  {
    ...colorField({ name: 'color', label: 'Farbe', defaultValue: '#2F6FDE' }),
    admin: { position: 'sidebar', description: 'In Kalendern und Listen.' },
  },
  relationsField('members', 'Beteiligte', 'users', {
    inSidebar: true,
    description: 'Sehen das Projekt und seine Budgets.',
  }),
]
