import type { CollectionConfig, UIField } from 'payload'

import { onCollection } from '#kernel/api/endpoint-of.ts'
import { capability } from '#kernel/capability/capability.ts'
import { withPalette } from '#plugins/desk/palette.port.ts'

import { discountsInPalette } from './discounts.palette.ts'
import { discountCodeEndpoint } from './endpoints/discount-code.endpoint.ts'

/** What branches take off: what guests are told of it, and what staff see of its budget. */
export const discountsPlugin = capability(
  {
    name: 'discounts',
    rewrite: showUse,
    collections: {
      branches: { endpoints: [onCollection('branches', discountCodeEndpoint)] },
    },
  },
  (config) => withPalette(config, { kinds: [discountsInPalette] }),
)

function showUse(collection: CollectionConfig): CollectionConfig {
  return collection.slug === 'discounts'
    ? { ...collection, fields: [...collection.fields, used], forceSelect: ofBudget }
    : collection
}

/** A list reads its columns and no more, and what is left has none of its own. */
const ofBudget = { maxUses: true, maxCents: true } as const

const used: UIField = {
  name: 'used',
  label: 'Eingelöst',
  type: 'ui',
  admin: {
    position: 'sidebar',
    components: {
      Field: '/plugins/discounts/admin/discount-use-panel.tsx#DiscountUsePanel',
      Cell: '/plugins/discounts/admin/discount-use-cell.tsx#DiscountUseCell',
    },
  },
}
