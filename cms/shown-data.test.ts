import { readFile } from 'node:fs/promises'

import type { Field } from 'payload'
import { describe, expect, it } from 'vitest'

import { mapFields } from '#collections/shared/fields/map-fields.ts'
import { calledByCustomer, customerFields, productFields } from '#domain/people/shown-data.data.ts'
import { dataMarkedBy, markOf } from '#domain/people/shown-data.ts'
import { paletteKinds } from '#plugins/desk/palette/kinds.data.ts'
import { markShownData } from '#plugins/desk/look/mark-shown-data.ts'

import { collections } from './collections.ts'

type Named = Field & { name: string; admin?: { className?: string; components?: { Cell?: unknown } } }

const slugs = [...new Set([...Object.keys(customerFields), ...Object.keys(productFields)])]

const collectionOf = (slug: string) => {
  const found = collections.find((each) => each.slug === slug)
  if (!found) throw new Error(`there is no ${slug}`)
  return markShownData(found)
}

function fieldsOf(slug: string): Named[] {
  const named: Named[] = []
  mapFields(
    collectionOf(slug).fields,
    (field) => {
      if ('name' in field && field.name) named.push(field)
      return field
    },
    'layout',
  )
  return named
}

const markedIn = (slug: string, data: string) =>
  fieldsOf(slug)
    .filter(({ admin }) => dataMarkedBy(admin?.className) === data)
    .map(({ name }) => name)

describe.each(slugs)('%s', (slug) => {
  it('has each field that is named as data of a customer or product marked, in its list as in its form', () => {
    const names: Record<string, readonly string[]> = { ...customerFields }
    const products: Record<string, readonly string[]> = { ...productFields }

    expect(markedIn(slug, 'customer')).toEqual(expect.arrayContaining([...(names[slug] ?? [])]))
    expect(markedIn(slug, 'product')).toEqual([...(products[slug] ?? [])])
    for (const { admin } of fieldsOf(slug).filter((field) => dataMarkedBy(field.admin?.className)))
      expect(admin?.components?.Cell).toMatch(/#Marked(Day)?Cell$/)
  })

  it('says above its form what is out of sight', () => {
    const notes = JSON.stringify(collectionOf(slug).admin?.components?.edit?.beforeDocumentControls)

    expect(notes).toContain('instead-of.tsx#InsteadOf')
  })
})

it.each(calledByCustomer)('whoever is reached by a record of %s is out of sight with it', (slug) => {
  const ways = fieldsOf(slug)
    .map(({ name }) => name)
    .filter((name) => /^(e?mail|phone|firstName|lastName|company|birthday|addresses)$/i.test(name))

  expect(markedIn(slug, 'customer')).toEqual(expect.arrayContaining(ways))
})

it.each(calledByCustomer)(
  'the title of a record of %s is out of sight above its form and in the palette',
  async (slug) => {
    const css = await readFile('plugins/desk/look/shown-data.css', 'utf8')

    expect(css.split(`.collection-edit--${slug}`)).toHaveLength(3)
    expect(paletteKinds.find((kind) => kind.slug === slug)?.plain).toBeDefined()
  },
)

it('relations to customers are marked in whatever collection, and nothing of the house’s own people', () => {
  const leads = collections.find(({ slug }) => slug === 'analytics-leads')
  expect(leads && markedIn('analytics-leads', 'customer')).toContain('customer')

  const users = collections.find(({ slug }) => slug === 'users')
  expect(users && markShownData(users)).toBe(users)
  expect(JSON.stringify(fieldsOf('products'))).not.toContain(markOf('product'))
})
