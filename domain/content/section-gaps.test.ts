import { describe, expect, it } from 'vitest'

import { sectionGap } from './section-gaps.ts'
import { sectionLabelOf, sectionTypes, showsItself } from './section-types.ts'

const gap = (section: { blockType: string }, content = {}) => sectionGap(section, content)

describe('a section that visitors do not see', () => {
  it.each([
    [{ blockType: 'columnsImageText', layout: 'a' }, 'Bild und Text: noch ohne Bild und Text'],
    [{ blockType: 'hero', image: null }, 'Bühne: noch ohne Bild, Video und Text'],
    [{ blockType: 'buttons', buttons: [] }, 'Schaltflächen: noch ohne Schaltflächen'],
    [{ blockType: 'twoColumns', columns: [{ id: 'one' }] }, 'Zwei Spalten: noch ohne Text und Bilder'],
    [
      { blockType: 'openingHours', text: {}, fed: null },
      'Öffnungszeiten: noch ohne öffentlichen Standort mit Öffnungszeiten',
    ],
    [{ blockType: 'parallaxVideo', text: {} }, 'Video beim Blättern: die Seite hat kein Hintergrundvideo'],
  ])('%j says %s', (section, text) => {
    expect(gap(section)).toBe(text)
  })

  it.each(sectionTypes.filter((type) => !showsItself(type)))('says so by its name: %s', (blockType) => {
    expect(gap({ blockType })).toMatch(new RegExp(`^${sectionLabelOf(blockType)}: `))
  })
})

it.each([
  [{ blockType: 'image', image: { id: 'i' } }],
  [{ blockType: 'parallaxVideo' }],
  [{ blockType: 'form' }],
  [{ blockType: 'services' }],
  [{ blockType: 'openingHours' }],
  [{ blockType: 'openingHours', fed: { branches: [] } }],
  [{ blockType: 'forgotten' }],
  [{ blockType: 'constructor' }],
])('%j, which is seen or unknown, lacks nothing', (section) => {
  expect(gap(section, { videos: { video: 'v' } })).toBeNull()
})
