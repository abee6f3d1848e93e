import { describe, expect, it } from 'vitest'

import {
  foreignSections,
  foreignSectionsProblem,
  sectionsOf,
  sectionTypes,
  typesHolding,
} from './section-types.ts'
import { hasContentField } from './site-types.ts'

describe('a page', () => {
  it.each([
    ['custom_news', 'teaserText', true],
    ['custom_service', 'description', true],
    ['custom_category', 'video', true],
    ['custom_category', 'description', false],
    ['custom_technique', 'video', true],
    ['custom_technique', 'description', false],
    ['default', 'videos', false],
    ['toString', 'label', false],
  ] as const)('of type %s has the field %s: %s', (type, field, has) => {
    expect(hasContentField(type, field)).toBe(has)
  })

  /** Shows sections of the kinds that its page may hold anyway. */
  const piece = ['piece']
  const imageText = ['columnsImageText', 'columnsImageTextType2', 'columnsImageTextType3']
  /** What the system knows. */
  const fed = ['openingHours', 'dishes', 'reviews', 'map', 'embed', 'customForm']
  /** What is asked of a website beyond the specification. */
  const ours = ['faq', 'steps', 'figures', 'quotes', 'prices', 'table', 'team', 'logos', ...fed, ...piece]
  const more = [...imageText, ...ours]

  it.each([
    [
      'custom_home',
      'hero content twoColumns columnsVideoText form buttons animation parallax parallaxVideo sectionLink sectionNewsTeasers',
      more,
    ],
    [
      'custom_category',
      'content twoColumns columnsVideoText beforeAfter services techniques gallery buttons form parallaxVideo sectionNewsTeasers',
      more,
    ],
    [
      'custom_technique',
      'content twoColumns columnsVideoText beforeAfter services techniques gallery buttons form parallaxVideo sectionNewsTeasers',
      more,
    ],
    [
      'custom_service',
      'hero content twoColumns columnsVideoText beforeAfter form buttons parallaxVideo',
      more,
    ],
    [
      'custom_news',
      'content twoColumns columnsImageTextNews columnsVideoText image video',
      ['embed', ...piece],
    ],
    ['custom_site', sectionTypes.join(' '), []],
    ['default', '', []],
    ['custom_blog', '', []],
  ])('of type %s may hold these sections and no others', (type, named, others) => {
    const allowed = [...named.split(' ').filter(Boolean), ...others]

    expect(sectionsOf(type).toSorted()).toEqual(allowed.toSorted())
    const foreign = sectionTypes.filter((section) => !allowed.includes(section))
    expect(
      foreignSections(
        type,
        sectionTypes.map((blockType) => ({ blockType })),
      ),
    ).toEqual(foreign)
  })
})

it('all news are listed by subpages only, and texts stand on all pages with sections', () => {
  expect(typesHolding('newsArchive')).toEqual(['custom_site'])
  expect(typesHolding('content')).toEqual([
    'custom_home',
    'custom_category',
    'custom_technique',
    'custom_service',
    'custom_news',
    'custom_site',
  ])
})

it.each([
  [
    'custom_news',
    ['hero', 'gallery', 'content'],
    'Eine Seite vom Typ „Newsseite“ kann diese Abschnitte nicht enthalten: „Bühne“, „Galerie“.',
  ],
  [
    'default',
    ['content'],
    'Eine Seite vom Typ „Einfache Seite“ kann diese Abschnitte nicht enthalten: „Inhalt“.',
  ],
  ['custom_news', ['content'], null],
  ['custom_site', sectionTypes, null],
  ['custom_roulette', ['content'], null],
])('a page of type %s with the sections %j is told: %s', (type, blocks, problem) => {
  expect(
    foreignSectionsProblem(
      type,
      blocks.map((blockType) => ({ blockType })),
    ),
  ).toBe(problem)
})
