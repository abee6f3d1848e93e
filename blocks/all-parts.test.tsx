// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

import { allFixtures } from './all-sections.fixture.ts'
import { sectionView } from './all-views.ts'
import { page, picture, textOf, video, website } from '#ui/examples.fixture.ts'

/** A section as visitors get it, from its example or a change of that. */
function draw(type: string, changes: object = {}, around: Partial<typeof page> = {}): HTMLElement {
  const View = sectionView(type)
  const section = { ...allFixtures.find(({ blockType }) => blockType === type), ...changes }
  const place = document.createElement('div')
  // Changes of an example keep its type.
  const props = { section: section as never, page: { ...page, ...around }, website, position: 0 }
  place.innerHTML = View ? renderToStaticMarkup(<View {...props} />) : ''
  return place
}

const textsOf = (place: ParentNode, selector: string) =>
  [...place.querySelectorAll(selector)].map(({ textContent }) => textContent)

/** How often each part stands in the example of a section. Spec: website 2, section descriptions. */
describe.each([
  ['hero', { 'h1, h2': 1, 'video[muted][loop]': 1, 'button[data-sound]': 1, 'a[href="/kontakt"]': 1 }],
  [
    'content',
    {
      h2: 1,
      'a[href="https://example.com"]': 1,
      'a[href^="/upload/"][target=_blank]': 1,
      'a[data-lightbox="content"] img': 2,
      'ul ~ span > img': 1,
    },
  ],
  ['twoColumns', { h2: 2, img: 1, 'a[href="/kontakt"]': 1 }],
  ['columnsImageText', { '[data-slide] img': 2, h2: 1, 'a[href="/kontakt"]': 1 }],
  ['columnsImageTextType2', { 'li img': 1, 'li h3': 1, 'details:not([open]) h4': 1 }],
  ['columnsImageTextType3', { 'li img': 2, 'li h3': 2 }],
  ['columnsVideoText', { '[data-plays=middle] video[muted]': 1, 'button[data-sound]': 1, h2: 1 }],
  ['columnsImageTextNews', { 'a[data-lightbox] img': 1, h2: 1, 'a[href="/kontakt"]': 1 }],
  ['sectionLink', { 'span[aria-hidden]': 1, 'a[href="/kontakt"]': 1 }],
  ['parallax', { '[data-layer] img': 1, h2: 1 }],
  ['beforeAfter', { 'figure a[data-lightbox] img': 2, h3: 1, 'button[data-show]': 2 }],
  ['image', { img: 1 }],
  ['video', { 'video[controls]': 1 }],
  ['slider', { '[data-slide] img': 2, h2: 1, 'a[href="/kontakt"]': 1 }],
] as const)('%s', (type, parts) => {
  it.each(Object.entries(parts))('has its %s %d times', (selector, times) => {
    expect(draw(type).querySelectorAll(selector)).toHaveLength(times)
  })
})

describe('what editors choose', () => {
  it.each(['hero', 'columnsVideoText'])('%s offers the sound of films that have one', (type) => {
    expect(draw(type).querySelector('[data-sound]')).not.toBeNull()
    expect(draw(type, { video: { ...video, hasAudio: false } }).querySelector('[data-sound]')).toBeNull()
  })

  it.each([
    [{ archive: null, archiveLabel: null }, ['Zu den Neuigkeiten']],
    [{ archive: null, archiveLabel: 'Alle ansehen' }, ['Alle ansehen']],
  ])('news without a chosen archive lead to the one that there is: %j', (changes, words) => {
    const newsArchive = { id: 'n', name: 'Neues', href: '/neuigkeiten' }

    expect(textsOf(draw('sectionNewsTeasers', changes, { newsArchive }), 'a[href="/neuigkeiten"]')).toEqual(
      words,
    )
    expect(textsOf(draw('sectionNewsTeasers', changes), 'p > a')).toEqual([])
  })

  it('a chosen archive goes before the one that there is', () => {
    const newsArchive = { id: 'n', name: 'Neues', href: '/neuigkeiten' }

    expect(textsOf(draw('sectionNewsTeasers', {}, { newsArchive }), 'p > a[href="/kontakt"]')).toEqual([
      'Zu den Neuigkeiten',
    ])
  })

  it('a hero without a video shows its picture, and no sound to switch', () => {
    const hero = draw('hero', { video: null })

    expect(hero.querySelector('video, [data-sound]')).toBeNull()
    expect(hero.querySelector('img')?.alt).toBe(picture.alt)
  })

  it('a video beside text is upright until it is said to lie, and silent until sound is offered', () => {
    const classOf = (changes: object) =>
      draw('columnsVideoText', changes).querySelector('[data-plays]')?.className

    expect(classOf({ orientation: undefined })).toBe(classOf({ orientation: 'portrait' }))
    expect(classOf({ orientation: 'landscape' })).not.toBe(classOf({ orientation: 'portrait' }))
    expect(draw('columnsVideoText', { hasSound: false }).querySelector('[data-sound]')).toBeNull()
  })

  it('pictures beside text stand left or right, in a size of their own if one is chosen', () => {
    const classOf = (changes: object) =>
      draw('columnsImageText', changes).querySelector('section > div')?.className
    const looks = [{ layout: 'a' }, { layout: 'b' }, { imageSize: 'small' }, { imageSize: null }].map(classOf)

    expect(new Set(looks).size).toBeGreaterThan(2)
  })

  it('a link section has its arrow only if it is wanted', () => {
    expect(draw('sectionLink', { hasArrow: false }).textContent).not.toContain('→')
  })

  it('before and after have texts and buttons beside them, and open large', () => {
    const columnText = [{ type: 'buttons', buttons: [{ label: 'Anfragen', link: '/kontakt' }] }]

    expect(textsOf(draw('beforeAfter', { columnText }), 'a[href="/kontakt"]')).toEqual(['Anfragen'])
    expect(draw('beforeAfter').querySelector('a[data-lightbox]')?.getAttribute('href')).toMatch(
      /^\/image\/large\//,
    )
  })

  it('the form thanks in the words of its section, and otherwise in ours', () => {
    const thanksOf = (values: object) => draw('form', values).querySelector('[data-panel] > div')?.textContent
    expect(thanksOf({})).toMatch(/^Vielen Dank!/)
    expect(thanksOf({ thankYou: textOf('Wir rufen Sie an.') })).toMatch(/^Wir rufen Sie an\./)
  })

  it('the form marks what it needs, and leads to the privacy policy if one is chosen', () => {
    const form = draw('form')

    expect(textsOf(form, 'label:has([aria-hidden])')).toEqual([
      'Vor- und Nachname *',
      'E-Mail *',
      'Telefon *',
      'Nachricht *',
    ])
    expect(form.querySelectorAll('[aria-required=true]')).toHaveLength(4)
    expect(form.querySelector('[name=privacy]')).toHaveProperty('checked', false)
    expect(draw('form', { privacy: null }).querySelector('label a')?.getAttribute('href')).toBe('#')
  })
})
