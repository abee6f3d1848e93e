import type { CollectionConfig } from 'payload'

import { accessOf } from '#collections/shared/access/access-of.ts'
import { panelOf } from '#collections/shared/admin-groups.ts'

import { logsFields } from './logs.fields.ts'

/** Who did what: one row per change and sign-in, written with it and never again. */
export const logs = {
  slug: 'logs',
  labels: { singular: 'Log', plural: 'Logs' },
  access: accessOf('logs'),
  custom: { periodField: 'at' },
  versions: false,
  lockDocuments: false,
  disableDuplicate: true,
  disableBulkEdit: true,
  timestamps: false,
  defaultSort: '-at',
  defaultPopulate: { at: true, action: true, collection: true, title: true },
  indexes: [{ fields: ['collection', 'documentId', 'at'] }, { fields: ['branch', 'at'] }],
  fields: logsFields,
  admin: {
    ...panelOf('operations'),
    description: 'Wer wann was geändert hat und wer sich angemeldet hat. Niemand kann Einträge ändern.',
    useAsTitle: 'title',
    defaultColumns: ['at', 'action', 'actorName', 'collection', 'title', 'branch'],
    listSearchableFields: ['title', 'actorName', 'documentId', 'requestId'],
  },
} satisfies CollectionConfig
