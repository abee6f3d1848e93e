import type { Field } from 'payload'

import { dayField } from '#collections/shared/fields/day-field.ts'
import { relationsField } from '#collections/shared/fields/relation-field.ts'
import { row } from '#collections/shared/fields/row.ts'
import { textareaField, textField } from '#collections/shared/fields/text-field.ts'

export const externalUsersFields: Field[] = [
  textField('name', 'Name', { required: true, maxLength: 160, placeholder: 'Maria Muster' }),
  row(
    textField('company', 'Firma', { maxLength: 160, width: '50%' }),
    textField('role', 'Aufgabe', { maxLength: 160, width: '50%', placeholder: 'Steuerberatung' }),
  ),
  row(
    { name: 'email', label: 'E-Mail', type: 'email', index: true, admin: { width: '50%' } },
    textField('phone', 'Telefon', { maxLength: 30, width: '50%' }),
  ),
  row(
    dayField('validFrom', 'Gültig ab', { width: '50%' }),
    dayField('validUntil', 'Gültig bis', {
      width: '50%',
      notBefore: 'validFrom',
      description: 'Leer: unbefristet.',
    }),
  ),
  textareaField('note', 'Notiz', { maxLength: 5000 }),
  relationsField('branches', 'Filialen', 'branches', {
    inSidebar: true,
    description: 'Für welche Filialen die Person da ist.',
  }),
]
