import type { CollectionConfig } from 'payload'

import { accessOf } from '#collections/shared/access/access-of.ts'
import { panelOf } from '#collections/shared/admin-groups.ts'
import { branchField } from '#collections/shared/fields/branch-field.ts'
import { relationsField } from '#collections/shared/fields/relation-field.ts'
import { textareaField, textField } from '#collections/shared/fields/text-field.ts'

export const departments = {
  slug: 'departments',
  labels: { singular: 'Abteilung', plural: 'Abteilungen' },
  access: accessOf('departments'),
  versions: false,
  defaultSort: 'name',
  defaultPopulate: { name: true },
  fields: [
    branchField(),
    textField('name', 'Name', { required: true, placeholder: 'Küche' }),
    textareaField('description', 'Beschreibung'),
    relationsField('categories', 'Kategorien', 'categories', {
      description: 'Was diese Abteilung zubereitet. Bons können danach aufgeteilt werden.',
    }),
  ],
  admin: {
    ...panelOf('operations'),
    description: 'Küche, Bar und andere Stellen einer Filiale, an denen gearbeitet wird.',
    useAsTitle: 'name',
    defaultColumns: ['name', 'branch', 'categories'],
  },
} satisfies CollectionConfig
