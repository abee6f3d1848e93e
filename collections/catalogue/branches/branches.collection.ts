import type { CollectionConfig } from 'payload'

import { accessFrom } from '#collections/shared/access/grants.ts'
import { adminGroups } from '#collections/shared/admin-groups.ts'

import { branchesRights } from './branches.access.ts'
import { branchesFields } from './branches.fields.ts'

export const branches = {
  slug: 'branches',
  labels: { singular: 'Filiale', plural: 'Filialen' },
  access: accessFrom(branchesRights),
  custom: { keyField: 'identifier' },
  versions: false,
  defaultSort: 'name',
  defaultPopulate: { name: true, identifier: true, timeZone: true },
  fields: branchesFields,
  admin: {
    group: adminGroups.catalogue,
    description: 'Standorte mit Öffnungszeiten, Bestellarten und Liefergebieten.',
    useAsTitle: 'name',
    listSearchableFields: ['name', 'identifier', 'city', 'zipCode'],
    defaultColumns: ['name', 'identifier', 'city', 'isPublic', 'isTakeawayEnabled', 'isDeliveryEnabled'],
    enableListViewSelectAPI: true,
    hideAPIURL: true,
  },
} satisfies CollectionConfig
