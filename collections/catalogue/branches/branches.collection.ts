import type { CollectionConfig } from 'payload'

import { accessOf } from '#collections/shared/access/access-of.ts'
import { panelOf } from '#collections/shared/admin-groups.ts'

import { branchesFields } from './branches.fields.ts'

export const branches = {
  slug: 'branches',
  labels: { singular: 'Filiale', plural: 'Filialen' },
  access: accessOf('branches'),
  custom: { keyField: 'identifier', policy: { read: { isKept: true } } },
  versions: false,
  defaultSort: 'name',
  defaultPopulate: { name: true, identifier: true, timeZone: true },
  fields: branchesFields,
  admin: {
    ...panelOf('operations'),
    description: 'Standorte mit Öffnungszeiten, Bestellarten und Liefergebieten.',
    useAsTitle: 'name',
    listSearchableFields: ['name', 'identifier', 'city', 'zipCode'],
    defaultColumns: ['name', 'identifier', 'city', 'isPublic', 'isTakeawayEnabled', 'isDeliveryEnabled'],
  },
} satisfies CollectionConfig
