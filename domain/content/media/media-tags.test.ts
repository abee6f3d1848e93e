import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { changedTags, cleanTags, longestTag, mostTags } from './media-tags.ts'

describe('tags', () => {
  it.each([
    [
      ['  Speisen ', 'speisen', 'Team'],
      ['Speisen', 'Team'],
    ],
    [['', '   '], []],
    [['zwei   Wörter'], ['zwei Wörter']],
  ])('of %j are kept as %j', (typed, kept) => {
    expect(cleanTags(typed)).toEqual(kept)
  })

  it('are added behind those that are there, and taken away whatever their capitals', () => {
    expect(changedTags(['Speisen', 'Team'], { add: ['Sommer'], remove: ['TEAM'] })).toEqual([
      'Speisen',
      'Sommer',
    ])
  })

  it('are never more or longer than can be kept, and cleaning them twice changes nothing', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 80 }), { maxLength: 40 }), (typed) => {
        const kept = cleanTags(typed)
        expect(kept.length).toBeLessThanOrEqual(mostTags)
        expect(kept.every((tag) => tag.length <= longestTag)).toBe(true)
        expect(cleanTags(kept)).toEqual(kept)
      }),
    )
  })
})
