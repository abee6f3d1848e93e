import type { CollectionConfig } from 'payload'

import { accessOf } from '#collections/shared/access/access-of.ts'
import { panelOf } from '#collections/shared/admin-groups.ts'
import { uniqueInDivision } from '#collections/shared/unique-in-division.ts'

import { navigationsFields } from './navigations.fields.ts'

const identifierOncePerDivision = uniqueInDivision({
  field: 'identifier',
  withoutDivision: 'for all',
  message: 'An dieser Stelle gibt es in dieser Organisation schon ein Menü.',
})

export const navigations = {
  slug: 'navigations',
  labels: { singular: 'Navigation', plural: 'Navigationen' },
  access: accessOf('navigations'),
  custom: { keyField: 'identifier', keyWithin: 'division' },
  versions: false,
  defaultSort: 'name',
  defaultPopulate: { name: true, identifier: true },
  hooks: { beforeChange: [identifierOncePerDivision] },
  fields: navigationsFields,
  admin: {
    ...panelOf('content'),
    description: 'Menüs von Website und Shop in bis zu drei Ebenen.',
    useAsTitle: 'name',
    listSearchableFields: ['name', 'identifier'],
    defaultColumns: ['name', 'identifier', 'division', 'updatedAt'],
  },
} satisfies CollectionConfig
