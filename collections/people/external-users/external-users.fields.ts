import type { Field } from 'payload'

import { dayField } from '#collections/shared/fields/day-field.ts'
import { textareaField, textField } from '#collections/shared/fields/text-field.ts'

export const externalUsersFields: Field[] = [
  textField('name', 'Name', { required: true, maxLength: 160, placeholder: 'Maria Muster' }),
  {
    type: 'row',
    fields: [
      textField('company', 'Firma', { maxLength: 160, width: '50%' }),
      textField('role', 'Aufgabe', { maxLength: 160, width: '50%', placeholder: 'Steuerberatung' }),
    ],
  },
  {
    type: 'row',
    fields: [
      { name: 'email', label: 'E-Mail', type: 'email', index: true, admin: { width: '50%' } },
      textField('phone', 'Telefon', { maxLength: 30, width: '50%' }),
    ],
  },
  {
    type: 'row',
    fields: [
      dayField('validFrom', 'Gültig ab', { width: '50%' }),
      dayField('validUntil', 'Gültig bis', {
        width: '50%',
        notBefore: 'validFrom',
        description: 'Leer: unbefristet.',
      }),
    ],
  },
  textareaField('note', 'Notiz', { maxLength: 5000 }),
  {
    name: 'branches',
    label: 'Filialen',
    type: 'relationship',
    relationTo: 'branches',
    hasMany: true,
    maxDepth: 1,
    admin: { position: 'sidebar', description: 'Für welche Filialen die Person da ist.' },
  },
]
