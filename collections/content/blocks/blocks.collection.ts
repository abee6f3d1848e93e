import type { CollectionConfig } from 'payload'

import { accessOf } from '#collections/shared/access/access-of.ts'
import { panelOf } from '#collections/shared/admin-groups.ts'
import { draftVersions, publishedScope, versionsForStaff } from '#collections/shared/drafts.ts'
import { uniqueInDivision } from '#collections/shared/unique-in-division.ts'

import { blocksFields } from './blocks.fields.ts'
import { refuseNestedPieces } from './hooks/refuse-nested-pieces.ts'

const identifierOncePerDivision = uniqueInDivision({
  field: 'identifier',
  withoutDivision: 'for all',
  message: 'Mit diesem Schlüssel gibt es in dieser Organisation schon einen Inhalt.',
})

export const blocks = {
  slug: 'blocks',
  labels: { singular: 'Inhalt', plural: 'Inhalte' },
  access: { ...accessOf('blocks', { published: publishedScope }), ...versionsForStaff },
  custom: { keyField: 'identifier', keyWithin: 'division' },
  versions: draftVersions,
  // Two may write at the same time, and lose nothing (ADR 139).
  lockDocuments: false,
  defaultSort: 'name',
  defaultPopulate: { name: true, identifier: true, isPublic: true },
  hooks: { beforeValidate: [refuseNestedPieces], beforeChange: [identifierOncePerDivision] },
  fields: blocksFields,
  admin: {
    ...panelOf('content'),
    description:
      'Was an fester Stelle erscheint, wie die Neuigkeit beim Öffnen der Website, und Bausteine, die auf mehreren Seiten stehen.',
    useAsTitle: 'name',
    listSearchableFields: ['name', 'identifier'],
    defaultColumns: ['name', 'identifier', 'division', 'isPublic', '_status', 'updatedAt'],
  },
} satisfies CollectionConfig
