import type { CollectionConfig } from 'payload'

import { accessOf } from '#collections/shared/access/access-of.ts'
import { panelOf } from '#collections/shared/admin-groups.ts'

import { discountsFields } from './discounts.fields.ts'
import { refuseTwinCode } from './hooks/refuse-twin-code.ts'

/** What branches take off: happy hours by themselves, codes for whoever has them. */
export const discounts = {
  slug: 'discounts',
  labels: { singular: 'Rabatt', plural: 'Rabatte' },
  access: accessOf('discounts'),
  versions: false,
  defaultSort: 'name',
  defaultPopulate: { name: true, code: true },
  hooks: { beforeChange: [refuseTwinCode] },
  fields: discountsFields,
  admin: {
    ...panelOf('ordering'),
    description:
      'Happy Hours und Rabattcodes. Was eine Bestellung schon bekommen hat, bleibt ihr, auch wenn Sie hier etwas ändern.',
    useAsTitle: 'name',
    defaultColumns: ['name', 'code', 'kind', 'used', 'isActive', 'branches', 'validUntil'],
  },
} satisfies CollectionConfig
