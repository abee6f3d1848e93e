import type { CollectionConfig, Field } from 'payload'
import { expect, it } from 'vitest'

import { indexSortField } from './index-sort-field.ts'

const name: Field = { name: 'name', type: 'text' }
const rank: Field = { name: 'rank', type: 'number' }
const sorted = (defaultSort: string, fields: Field[]) =>
  indexSortField({ slug: 'things', defaultSort, fields } satisfies CollectionConfig).fields

it('what a list is sorted by is indexed, whichever way it runs', () => {
  expect(sorted('name', [name, rank])).toEqual([{ ...name, index: true }, rank])
  expect(sorted('-rank', [name, rank])).toEqual([name, { ...rank, index: true }])
})

it('rows and tabs are looked through', () => {
  const row: Field = { type: 'row', fields: [name] }
  const tabs: Field = { type: 'tabs', tabs: [{ label: 'Allgemein', fields: [row] }] }

  expect(sorted('name', [tabs])).toEqual([
    {
      type: 'tabs',
      tabs: [{ label: 'Allgemein', fields: [{ type: 'row', fields: [{ ...name, index: true }] }] }],
    },
  ])
})

it('a field of the same name in a group or a list is another field', () => {
  const inner: Field[] = [
    { name: 'contact', type: 'group', fields: [name] },
    { name: 'rows', type: 'array', fields: [name] },
    { type: 'tabs', tabs: [{ name: 'more', label: 'Mehr', fields: [name] }] },
  ]

  expect(sorted('name', inner)).toEqual(inner)
})
