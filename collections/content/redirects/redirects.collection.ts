import type { CollectionConfig } from 'payload'

import { accessOf } from '#collections/shared/access/access-of.ts'
import { panelOf } from '#collections/shared/admin-groups.ts'
import { uniqueInDivision } from '#collections/shared/unique-in-division.ts'
import { normaliseOldPath } from '#domain/content/redirects.ts'

import { retargetOlder, straightenRedirect } from './hooks/straighten-redirects.ts'
import { redirectsFields } from './redirects.fields.ts'

const pathOncePerDivision = uniqueInDivision({
  field: 'path',
  withoutDivision: 'for all',
  message: 'Für diese Adresse gibt es schon einen Redirect.',
})

export const redirects = {
  slug: 'redirects',
  labels: { singular: 'Redirect', plural: 'Redirects' },
  access: accessOf('redirects'),
  custom: { keyField: 'path', keyWithin: 'division', spellKey: normaliseOldPath },
  versions: false,
  lockDocuments: false,
  defaultSort: 'path',
  defaultPopulate: { path: true, target: true, status: true },
  hooks: { beforeChange: [pathOncePerDivision, straightenRedirect], afterChange: [retargetOlder] },
  fields: redirectsFields,
  admin: {
    ...panelOf('content'),
    description: 'Alte Adressen, die zu neuen führen oder als entfernt gemeldet werden.',
    useAsTitle: 'path',
    listSearchableFields: ['path', 'target', 'note'],
    defaultColumns: ['path', 'target', 'status', 'division', 'isEnabled', 'hits', 'lastHitAt'],
  },
} satisfies CollectionConfig
