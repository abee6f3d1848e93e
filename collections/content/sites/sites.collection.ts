import type { CollectionConfig } from 'payload'

import { accessOf } from '#collections/shared/access/access-of.ts'
import { panelOf } from '#collections/shared/admin-groups.ts'
import { draftVersions, publishedScope, versionsForStaff } from '#collections/shared/drafts.ts'
import { uniqueInDivision } from '#collections/shared/unique-in-division.ts'
import { normalisePath } from '#domain/content/paths.ts'

import { refuseForeignSections } from './hooks/refuse-foreign-sections.ts'
import { sitesFields } from './sites.fields.ts'

const pathOncePerDivision = uniqueInDivision({
  field: 'path',
  withoutDivision: 'of the default',
  message: 'Unter diesem Pfad gibt es in dieser Organisation schon eine Seite.',
})

export const sites = {
  slug: 'sites',
  labels: { singular: 'Seite', plural: 'Seiten' },
  access: { ...accessOf('sites', { published: publishedScope }), ...versionsForStaff },
  custom: { keyField: 'path', keyWithin: 'division', spellKey: normalisePath },
  versions: draftVersions,
  // Two may write at the same time, and lose nothing (ADR 139).
  lockDocuments: false,
  trash: true,
  defaultSort: 'name',
  defaultPopulate: { name: true, path: true, type: true, isPublic: true, _status: true },
  hooks: { beforeValidate: [refuseForeignSections], beforeChange: [pathOncePerDivision] },
  fields: sitesFields,
  admin: {
    ...panelOf('content'),
    description: 'Die Seiten der Website.',
    useAsTitle: 'name',
    listSearchableFields: ['name', 'path'],
    defaultColumns: ['name', 'path', 'type', 'division', 'isPublic', '_status', 'updatedAt'],
  },
} satisfies CollectionConfig
