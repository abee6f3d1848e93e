import type { CollectionConfig } from 'payload'

import { accessOf } from '#collections/shared/access/access-of.ts'
import { panelOf } from '#collections/shared/admin-groups.ts'

import { keepTree } from './hooks/keep-tree.ts'
import { nodesFields } from './nodes.fields.ts'

export const nodes = {
  slug: 'nodes',
  labels: { singular: 'Knoten', plural: 'Knoten' },
  access: accessOf('nodes'),
  custom: { keyField: 'identifier' },
  versions: false,
  defaultSort: 'position',
  defaultPopulate: { name: true, identifier: true, type: true, isPublic: true },
  hooks: { beforeChange: [keepTree] },
  fields: nodesFields,
  admin: {
    ...panelOf('content'),
    description: 'Gegliederte Inhalte wie Häufige Fragen, auf die Seiten verweisen.',
    useAsTitle: 'name',
    listSearchableFields: ['name', 'identifier'],
    defaultColumns: ['name', 'parent', 'type', 'position', 'isPublic', 'updatedAt'],
  },
} satisfies CollectionConfig
