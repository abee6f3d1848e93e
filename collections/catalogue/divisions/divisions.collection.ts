import type { CollectionConfig } from 'payload'

import { accessOf } from '#collections/shared/access/access-of.ts'
import { panelOf } from '#collections/shared/admin-groups.ts'

import { divisionsFields } from './divisions.fields.ts'

export const divisions = {
  slug: 'divisions',
  labels: { singular: 'Organisation', plural: 'Organisationen' },
  access: accessOf('divisions'),
  custom: { keyField: 'identifier', policy: { read: { isKept: true } } },
  versions: false,
  defaultSort: 'name',
  defaultPopulate: { name: true, identifier: true },
  fields: divisionsFields,
  admin: {
    ...panelOf('operations'),
    description: 'Marken des Hauses, jede mit eigenen Seiten, Hosts und Filialen.',
    useAsTitle: 'name',
    defaultColumns: ['name', 'identifier', 'hosts', 'isDefault'],
  },
} satisfies CollectionConfig
