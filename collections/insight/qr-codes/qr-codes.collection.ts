import type { CollectionConfig } from 'payload'

import { accessOf } from '#collections/shared/access/access-of.ts'
import { panelOf } from '#collections/shared/admin-groups.ts'

import { numberBatches } from './hooks/number-batches.ts'
import { qrCodesFields } from './qr-codes.fields.ts'

export const qrCodes = {
  slug: 'qr-codes',
  labels: { singular: 'QR Code', plural: 'QR Codes' },
  access: accessOf('qr-codes'),
  custom: { keyField: 'path' },
  versions: false,
  defaultSort: 'name',
  defaultPopulate: { name: true, path: true, isEnabled: true },
  hooks: { beforeChange: [numberBatches] },
  fields: qrCodesFields,
  admin: {
    ...panelOf('insight'),
    description: 'Gedruckte Codes, deren Ziel auch später noch geändert werden kann.',
    useAsTitle: 'name',
    listSearchableFields: ['name', 'path', 'origin'],
    defaultColumns: ['name', 'path', 'origin', 'targetType', 'isEnabled', 'validUntil'],
  },
} satisfies CollectionConfig
