import type { Field } from 'payload'
import { expect, it } from 'vitest'

import { allBlocks } from '#blocks/all-blocks.ts'
import { mapFields } from '#collections/shared/fields/map-fields.ts'
import { draftedSlugs } from '#domain/content/drafted-slug.ts'

import { collections } from './collections.ts'
import { globals } from './globals.ts'

type Relation = Extract<Field, { type: 'relationship' }>

const places = [...collections, ...globals, ...allBlocks].flatMap(({ slug, fields }) =>
  relationsIn(fields).map((field) => [`${slug} ${field.name}`, field] as const),
)
const leadingTo = (targets: readonly string[]) =>
  places.filter(([, { relationTo }]) => [relationTo].flat().some((slug) => targets.includes(slug)))

/** What only remembers a page, and what leads to records of any kind. */
const otherwise = ['nodes target', 'contact-requests site']

it('whatever leads to a page has the picker that knows the brand', () => {
  const stock = leadingTo(['sites']).filter(([, { admin }]) => !JSON.stringify(admin).includes('PagePicker'))

  expect(stock.map(([place]) => place)).toEqual(otherwise)
  expect(leadingTo(['sites']).length).toBeGreaterThan(otherwise.length + 8)
})

it('no form makes a record on the side that would stay behind as an empty draft', () => {
  expect(leadingTo(draftedSlugs).filter(([, { admin }]) => admin?.allowCreate !== false)).toEqual([])
})

it('no choice of a page is refused for what becomes of it later', () => {
  expect(leadingTo(['sites']).filter(([, field]) => field.filterOptions !== undefined)).toEqual([])
})

function relationsIn(fields: readonly Field[]): Relation[] {
  const found: Relation[] = []
  mapFields(fields, (field) => {
    if (field.type === 'relationship') found.push(field)
    return field
  })

  return found
}
