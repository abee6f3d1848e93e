import type { ArrayField } from 'payload'

import { buttonsField } from './button-fields.ts'
import { richTextField } from './rich-text-field.ts'
import { selectField } from './select-field.ts'

const isOf = (type: string) => (_page: unknown, row: { type?: unknown }) => row.type === type

/** A column of texts and rows of buttons in any order. Spec: website 3, section values. */
export const columnTextField: ArrayField = {
  name: 'columnText',
  label: 'Textspalte',
  labels: { singular: 'Abschnitt', plural: 'Abschnitte' },
  type: 'array',
  maxRows: 12,
  fields: [
    selectField(
      'type',
      'Art',
      { text: 'Text', buttons: 'Schaltflächen' },
      { required: true, defaultValue: 'text' },
    ),
    { ...richTextField('text', 'Text'), admin: { condition: isOf('text') } },
    { ...buttonsField, admin: { ...buttonsField.admin, condition: isOf('buttons') } },
  ],
}
