import { describe, expect, it } from 'vitest'

import { closingPicture, endsWithParallax, visibleSections } from './page-layout.ts'

const video = { id: 'v', version: '1', extension: 'mp4', publicHash: 'h' }
const shown = (body: { blockType: string }[], videos?: { video: typeof video }) =>
  visibleSections({ body, content: { videos } }).map(({ blockType }) => blockType)

describe('the sections of a page', () => {
  it('come in the order given, those without a value left out', () => {
    const body = [
      { blockType: 'content', text: { root: {} } },
      { blockType: 'image', image: null },
      { blockType: 'columnsImageText', layout: 'a', images: [] },
      { blockType: 'twoColumns', columns: [{ id: '1' }, { id: '2', text: null }] },
      { blockType: 'hero', image: { id: 'i' } },
    ]

    expect(shown(body)).toEqual(['content', 'hero'])
  })

  it('show a parallax video only when the page has a video of its own', () => {
    const body = [{ blockType: 'parallaxVideo', text: { root: {} } }]

    expect(shown(body)).toEqual([])
    expect(shown(body, { video })).toEqual(['parallaxVideo'])
  })

  it('show buttons only with entries', () => {
    expect(shown([{ blockType: 'buttons', buttons: [] } as { blockType: string }])).toEqual([])
    expect(shown([{ blockType: 'buttons', buttons: [{}] } as { blockType: string }])).toEqual(['buttons'])
  })

  it('are none by what is only said of how and when they are shown', () => {
    const frame = { tone: 'tinted', spaceAbove: 'wide', variant: 'centred', anchor: 'hier', isHidden: false }
    const section = { blockType: 'content', ...frame, visibleFrom: '2026-11-30T12:00:00Z' }

    expect(shown([section])).toEqual([])
  })

  it('are not those that only a preview shows', () => {
    const body = [{ blockType: 'services', unseen: 'Ausgeblendet' }, { blockType: 'form' }]

    expect(shown(body)).toEqual(['form'])
  })

  it('show what lives from other pages without a word of its own', () => {
    expect(shown([{ blockType: 'services' }, { blockType: 'newsArchive' }])).toEqual([
      'services',
      'newsArchive',
    ])
  })
})

it.each([
  ['custom_category', true],
  ['custom_technique', true],
  ['custom_service', true],
  ['custom_home', false],
  ['custom_news', false],
  ['custom_site', false],
  ['default', false],
])('a page of type %s ends with a parallax block: %s', (type, ends) => {
  expect(endsWithParallax(type)).toBe(ends)
})

describe('a service page ends', () => {
  const picture = (id: string) => ({ id, version: '1', extension: 'jpg' })
  const [own, shared, ofHouse] = [picture('own'), picture('shared'), picture('of-house')]
  const end = (change: Partial<Parameters<typeof closingPicture>[0]>, house: typeof own | null = ofHouse) =>
    closingPicture(
      { type: 'custom_service', content: {}, seo: { isIndexed: true }, body: [], ...change },
      house,
    )?.id

  it.each([
    [
      'its own picture, also where it was seen before',
      { content: { image: own }, body: [showing(own)] },
      'own',
    ],
    ['the picture that it is shared with', { seo: { isIndexed: true, image: shared } }, 'shared'],
    ['the picture of the house', {}, 'of-house'],
    [
      'the picture of the house, where it shows the shared one already',
      { seo: { isIndexed: true, image: shared }, body: [showing(shared)] },
      'of-house',
    ],
    ['its last section, where it shows them all already', { body: [showing(ofHouse)] }, undefined],
    [
      'its last section, if it is of another type',
      { type: 'custom_site', content: { image: own } },
      undefined,
    ],
  ])('with %s', (_what, change, id) => {
    expect(end(change)).toBe(id)
  })

  it('with its last section, if nobody has a picture', () => {
    expect(end({}, null)).toBeUndefined()
  })

  function showing(image: typeof own) {
    return { blockType: 'content', images: [{ image }] }
  }
})
