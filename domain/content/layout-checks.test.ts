import { describe, expect, it } from 'vitest'

import { checkLayout } from './layout-checks.ts'

const picture = { id: 'i' }
const seen = { blockType: 'image', image: picture }

describe('before a page is published', () => {
  it('each section that visitors will not see is named where it stands', () => {
    const body = [
      seen,
      { blockType: 'content', text: null },
      { blockType: 'parallaxVideo', text: {} },
      { blockType: 'buttons', buttons: [] },
    ]

    expect(checkLayout('custom_site', { body })).toEqual([
      {
        code: 'hidden-section',
        at: 'content.body.1',
        message: 'Diesen Abschnitt sehen Besucher nicht. Inhalt: noch ohne Text und Bilder.',
      },
      {
        code: 'hidden-section',
        at: 'content.body.2',
        message:
          'Diesen Abschnitt sehen Besucher nicht. Video beim Blättern: die Seite hat kein Hintergrundvideo.',
      },
      {
        code: 'hidden-section',
        at: 'content.body.3',
        message: 'Diesen Abschnitt sehen Besucher nicht. Schaltflächen: noch ohne Schaltflächen.',
      },
    ])
  })

  it('a video of the page is what a section that shows it needs', () => {
    const body = [{ blockType: 'parallaxVideo' }]

    expect(checkLayout('custom_home', { body, videos: { video: { id: 'v' } } })).toEqual([])
  })

  it('sections that the type of the page does not show are not judged', () => {
    expect(checkLayout('default', { body: [{ blockType: 'content' }] })).toEqual([])
  })

  it.each([
    ['custom_service', null, 1],
    ['custom_category', undefined, 1],
    ['custom_service', picture, 0],
    ['custom_home', null, 0],
    ['custom_news', null, 0],
    ['custom_site', null, 0],
  ])('a page of type %s with the picture %j has as many warnings of pictures: %i', (type, image, count) => {
    expect(checkLayout(type, { image, body: [seen] })).toHaveLength(count)
  })
})
