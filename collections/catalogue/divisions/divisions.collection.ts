import type { CollectionConfig } from 'payload'

import { accessFrom } from '#collections/shared/access/grants.ts'
import { adminGroups } from '#collections/shared/admin-groups.ts'

import { divisionsRights } from './divisions.access.ts'
import { divisionsFields } from './divisions.fields.ts'

export const divisions = {
  slug: 'divisions',
  labels: { singular: 'Bereich', plural: 'Bereiche' },
  access: accessFrom(divisionsRights),
  custom: { keyField: 'identifier' },
  versions: false,
  defaultSort: 'name',
  defaultPopulate: { name: true, identifier: true },
  fields: divisionsFields,
  admin: {
    group: adminGroups.catalogue,
    description: 'Unternehmensbereiche mit eigenen Seiten, Hosts und Filialen.',
    useAsTitle: 'name',
    defaultColumns: ['name', 'identifier', 'hosts', 'isDefault'],
    enableListViewSelectAPI: true,
    hideAPIURL: true,
  },
} satisfies CollectionConfig
