import type { CollectionConfig } from 'payload'

import { accessOf } from '#collections/shared/access/access-of.ts'
import { panelOf } from '#collections/shared/admin-groups.ts'

import { productsFields } from './products.fields.ts'

export const products = {
  slug: 'products',
  labels: { singular: 'Produkt', plural: 'Produkte' },
  access: accessOf('products'),
  custom: { policy: { read: { isKept: true } } },
  versions: false,
  defaultSort: 'name',
  defaultPopulate: { name: true, price: true, unit: true },
  fields: productsFields,
  admin: {
    ...panelOf('catalogue'),
    description:
      'Alles, was bestellt werden kann. Gäste sehen ein Produkt, sobald es in einem Katalog steht.',
    useAsTitle: 'name',
    listSearchableFields: ['name', 'description'],
    defaultColumns: ['name', 'images', 'price', 'unit', 'type', 'isEnabled', 'soldOutUntil'],
  },
} satisfies CollectionConfig
