import type { Field } from 'payload'
import { describe, expect, it } from 'vitest'

import { allRights } from '#domain/people/rights/all-rights.ts'
import { catalogueTagsOf, publicCollections } from '#server/api/public-collections.ts'

import { collections } from './collections.ts'

const rights: Record<string, { anyone: { read: string } }> = allRights
const guestsRead = (slug: string) => rights[slug]?.anyone.read !== 'none'

describe.each(publicCollections)('the list of %s, which is kept for guests,', (slug) => {
  it('may be read by guests', () => {
    expect(guestsRead(slug)).toBe(true)
  })

  it('ends with every record that may show in it, and with the configuration', () => {
    const collection = collections.find((each) => each.slug === slug)
    const shown = relationsOf(collection?.fields ?? []).filter(guestsRead)

    expect(catalogueTagsOf(`/api/${slug}`)).toEqual(expect.arrayContaining([slug, ...shown, 'config']))
  })
})

/** Whatever a document may carry of others. */
function relationsOf(fields: Field[]): string[] {
  return fields.flatMap((field) => {
    if (field.type === 'relationship' || field.type === 'upload') return [field.relationTo].flat()
    if (field.type === 'join') return [field.collection].flat()
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => relationsOf(tab.fields))
    return 'fields' in field ? relationsOf(field.fields) : []
  })
}
