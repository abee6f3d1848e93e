import type { CollectionConfig } from 'payload'

import { accessOf } from '#collections/shared/access/access-of.ts'
import { panelOf } from '#collections/shared/admin-groups.ts'

import { messagesFields } from './messages.fields.ts'

/** What the house has told people: one row for each event and reader, written by the system alone. */
export const messages = {
  slug: 'messages',
  labels: { singular: 'Nachricht', plural: 'Alle Nachrichten' },
  access: accessOf('messages'),
  custom: { periodField: 'queuedAt' },
  versions: false,
  lockDocuments: false,
  disableDuplicate: true,
  disableBulkEdit: true,
  timestamps: false,
  defaultSort: '-queuedAt',
  defaultPopulate: { title: true, kind: true, state: true },
  fields: messagesFields,
  admin: {
    ...panelOf('operations'),
    description:
      'Welche E-Mails das System an wen geschickt hat und was daraus wurde. Niemand kann sie ändern.',
    useAsTitle: 'title',
    defaultColumns: ['queuedAt', 'title', 'kind', 'reader', 'recipient', 'state', 'why', 'branch'],
    listSearchableFields: ['title', 'recipient'],
  },
} satisfies CollectionConfig
