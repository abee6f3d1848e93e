import type { CollectionConfig } from 'payload'

import { accessOf } from '#collections/shared/access/access-of.ts'
import { panelOf } from '#collections/shared/admin-groups.ts'
import { availabilityFields } from '#collections/shared/fields/availability-fields.ts'
import { imageField } from '#collections/shared/fields/image-fields.ts'
import { textareaField, textField } from '#collections/shared/fields/text-field.ts'

export const categories = {
  slug: 'categories',
  labels: { singular: 'Kategorie', plural: 'Kategorien' },
  access: accessOf('categories'),
  custom: { policy: { read: { isKept: true } } },
  versions: false,
  defaultSort: 'name',
  defaultPopulate: { name: true },
  fields: [
    textField('name', 'Name', { required: true, maxLength: 120, placeholder: 'Vorspeisen' }),
    textareaField('description', 'Beschreibung', { maxLength: 1000 }),
    imageField(),
    ...availabilityFields,
  ],
  admin: {
    ...panelOf('catalogue'),
    description: 'Gruppen eines Katalogs.',
    useAsTitle: 'name',
    defaultColumns: ['name', 'image', 'isEnabled', 'updatedAt'],
  },
} satisfies CollectionConfig
