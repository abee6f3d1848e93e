import type { Field } from 'payload'

import { identifierField } from '#collections/shared/fields/identifier-field.ts'
import { relationField } from '#collections/shared/fields/relation-field.ts'
import { textField } from '#collections/shared/fields/text-field.ts'

import { itemsField } from './items.fields.ts'

export const navigationsFields: Field[] = [
  textField('name', 'Name', { required: true, maxLength: 160, placeholder: 'Hauptmenü' }),
  identifierField({
    description: 'Wo das Menü erscheint, zum Beispiel „main“ oder „footer“.',
    isUnique: false,
  }),
  relationField('division', 'Organisation', 'divisions', {
    inSidebar: true,
    description: 'Leer: für alle. Das Menü einer Organisation geht vor.',
  }),
  itemsField,
]
