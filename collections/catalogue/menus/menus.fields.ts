import type { Field } from 'payload'

import { idOf } from '#kernel/access/caller.ts'
import { momentField } from '#collections/shared/fields/moment-field.ts'
import { relationsField } from '#collections/shared/fields/relation-field.ts'
import { textField } from '#collections/shared/fields/text-field.ts'

const catalog: Field = {
  name: 'catalog',
  label: 'Karte',
  labels: { singular: 'Kategorie', plural: 'Kategorien' },
  type: 'array',
  maxRows: 100,
  validate: (rows: unknown) => namesEachCategoryOnce(rows) || 'Jede Kategorie darf nur einmal vorkommen.',
  fields: [
    {
      name: 'category',
      label: 'Kategorie',
      type: 'relationship',
      relationTo: 'categories',
      required: true,
      maxDepth: 1,
    },
    relationsField('products', 'Produkte', 'products', {
      description: 'In der Reihenfolge der Karte; durch Ziehen sortieren.',
    }),
  ],
  admin: { initCollapsed: false, description: 'Kategorien in der Reihenfolge, in der Gäste sie sehen.' },
}

export const menusFields: Field[] = [
  textField('name', 'Name', { required: true, placeholder: 'Sommerkarte' }),
  relationsField('branches', 'Filialen', 'branches', { required: true, inSidebar: true }),
  momentField('availableFrom', 'Gültig ab', {
    index: true,
    inSidebar: true,
    description:
      'Von den Karten einer Filiale gilt jene, deren Beginn als letzter erreicht wurde. Leer: gilt von Anfang an.',
  }),
  catalog,
]

function namesEachCategoryOnce(rows: unknown): boolean {
  if (!Array.isArray(rows)) return true

  const categories = rows.filter((row) => row?.category).map((row) => idOf(row.category))
  return new Set(categories).size === categories.length
}
