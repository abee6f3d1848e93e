import type { CollectionConfig } from 'payload'

import { accessOf } from '#collections/shared/access/access-of.ts'
import { panelOf } from '#collections/shared/admin-groups.ts'

import { servicesFields } from './services.fields.ts'

export const services = {
  slug: 'services',
  labels: { singular: 'Leistung', plural: 'Leistungen' },
  access: accessOf('services'),
  custom: { keyField: 'path' },
  versions: false,
  defaultSort: 'position',
  defaultPopulate: { name: true, path: true, isPublic: true },
  fields: servicesFields,
  admin: {
    ...panelOf('content'),
    description: 'Was das Unternehmen anbietet.',
    useAsTitle: 'name',
    listSearchableFields: ['name', 'path', 'category', 'description'],
    defaultColumns: ['name', 'category', 'priceFrom', 'isPublic', 'position', 'updatedAt'],
  },
} satisfies CollectionConfig
