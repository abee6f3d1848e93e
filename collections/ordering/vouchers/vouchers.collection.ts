import type { CollectionConfig } from 'payload'

import { accessOf } from '#collections/shared/access/access-of.ts'
import { panelOf } from '#collections/shared/admin-groups.ts'

import { vouchersFields } from './vouchers.fields.ts'

/** Money that was paid in advance, each under a code that nobody reads here. What became of it is its ledger. */
export const vouchers = {
  slug: 'vouchers',
  labels: { singular: 'Gutschein', plural: 'Alle Gutscheine' },
  access: accessOf('vouchers'),
  custom: { periodField: 'issuedAt' },
  versions: false,
  lockDocuments: false,
  disableDuplicate: true,
  disableBulkEdit: true,
  timestamps: false,
  defaultSort: '-issuedAt',
  defaultPopulate: { name: true, value: true, balance: true },
  fields: vouchersFields,
  admin: {
    ...panelOf('ordering'),
    description: 'Ausgestellt, eingelöst und gesperrt werden Gutscheine in ihrer eigenen Ansicht.',
    useAsTitle: 'name',
    defaultColumns: ['name', 'issuedAt', 'value', 'balance', 'kind', 'expiresOn', 'recipientName', 'branch'],
    listSearchableFields: ['name', 'recipientName', 'recipientEmail'],
  },
} satisfies CollectionConfig
