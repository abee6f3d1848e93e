import type { CollectionConfig } from 'payload'

import { accessOf } from '#collections/shared/access/access-of.ts'
import { panelOf } from '#collections/shared/admin-groups.ts'
import { imageField } from '#collections/shared/fields/image-fields.ts'
import { textField } from '#collections/shared/fields/text-field.ts'

export const tags = {
  slug: 'tags',
  labels: { singular: 'Tag', plural: 'Tags' },
  access: accessOf('tags'),
  custom: { policy: { read: { isKept: true } } },
  versions: false,
  defaultSort: 'name',
  defaultPopulate: { name: true, image: true },
  fields: [
    textField('name', 'Name', { required: true, maxLength: 60, placeholder: 'Gastgarten', unique: true }),
    imageField(),
  ],
  admin: {
    ...panelOf('catalogue'),
    description: 'Merkmale von Filialen, nach denen Gäste filtern.',
    useAsTitle: 'name',
    defaultColumns: ['name', 'image'],
  },
} satisfies CollectionConfig
