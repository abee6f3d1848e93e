import { describe, expect, it } from 'vitest'

import { allRights } from '#domain/people/rights/all-rights.ts'
import { publicCollections } from '#server/api/public-collections.ts'

const rights: Record<string, { anyone: { read: string } }> = allRights
const guestsRead = (slug: string) => rights[slug]?.anyone.read !== 'none'

describe.each(publicCollections)('the list of %s, which is kept for guests,', (slug) => {
  it('may be read by guests', () => {
    expect(guestsRead(slug)).toBe(true)
  })
})
