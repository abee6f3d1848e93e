import type { CollectionConfig } from 'payload'

import { accessOf } from '#collections/shared/access/access-of.ts'
import { panelOf } from '#collections/shared/admin-groups.ts'

import { segmentsFields } from './digital-signage-segments.fields.ts'

export const digitalSignageSegments = {
  slug: 'digital-signage-segments',
  dbName: 'signage_segments',
  labels: { singular: 'Filmsequenz', plural: 'Filmsequenzen' },
  access: accessOf('digital-signage-segments'),
  custom: { periodField: 'validFrom' },
  versions: false,
  defaultSort: 'name',
  defaultPopulate: { name: true, validFrom: true, validUntil: true },
  fields: segmentsFields,
  admin: {
    ...panelOf('signage'),
    description: 'Was ein Bildschirm nacheinander zeigt, und wann.',
    useAsTitle: 'name',
    defaultColumns: ['name', 'isEnabled', 'validFrom', 'validUntil', 'updatedAt'],
    listSearchableFields: ['name'],
  },
} satisfies CollectionConfig
