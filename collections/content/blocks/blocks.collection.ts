import type { CollectionConfig } from 'payload'

import { accessOf } from '#collections/shared/access/access-of.ts'
import { adminGroups } from '#collections/shared/admin-groups.ts'

import { blocksFields } from './blocks.fields.ts'

export const blocks = {
  slug: 'blocks',
  labels: { singular: 'Inhaltsblock', plural: 'Inhaltsblöcke' },
  access: accessOf('blocks'),
  custom: { keyField: 'identifier' },
  versions: false,
  defaultSort: 'name',
  defaultPopulate: { name: true, identifier: true, isPublic: true },
  fields: blocksFields,
  admin: {
    group: adminGroups.content,
    description: 'Inhalte, die an fester Stelle erscheinen, wie die Neuigkeit beim Öffnen der Website.',
    useAsTitle: 'name',
    listSearchableFields: ['name', 'identifier'],
    defaultColumns: ['name', 'identifier', 'isPublic', 'updatedAt'],
    enableListViewSelectAPI: true,
    hideAPIURL: true,
  },
} satisfies CollectionConfig
