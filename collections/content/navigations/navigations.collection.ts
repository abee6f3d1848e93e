import type { CollectionConfig } from 'payload'

import { accessOf } from '#collections/shared/access/access-of.ts'
import { panelOf } from '#collections/shared/admin-groups.ts'
import { draftVersions, releasedScope, versionsForStaff } from '#collections/shared/drafts.ts'
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
  access: { ...accessOf('navigations', { published: releasedScope }), ...versionsForStaff },
  custom: { keyField: 'identifier', keyWithin: 'division' },
  versions: draftVersions,
  // Two may write at the same time, and lose nothing (ADR 139).
  lockDocuments: false,
  defaultSort: 'name',
  defaultPopulate: { name: true, identifier: true },
  hooks: { beforeChange: [identifierOncePerDivision] },
  fields: navigationsFields,
  admin: {
    ...panelOf('content'),
    description: 'Menüs von Website und Shop in bis zu drei Ebenen.',
    useAsTitle: 'name',
    listSearchableFields: ['name', 'identifier'],
    defaultColumns: ['name', 'identifier', 'division', '_status', 'updatedAt'],
  },
} satisfies CollectionConfig
