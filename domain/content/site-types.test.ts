import { expect, it } from 'vitest'

import {
  hasContentField,
  hasPosition,
  imageLabelOf,
  isTechnique,
  siteTypeLabels,
  siteTypes,
} from './site-types.ts'

/** Spec: website 3, editor layouts per page type; `custom_technique` by ADR 55. */
it.each([
  ['custom_home', 'Startseite', 'videos body'],
  ['custom_category', 'Technik', 'label video image videos body'],
  ['custom_technique', 'Einzelne Technik', 'label video image videos body'],
  ['custom_service', 'Leistung', 'label description image videos body'],
  ['custom_news', 'Newsseite', 'image teaserImage teaserText body'],
  ['custom_site', 'Unterseite', 'videos body'],
  ['default', 'Einfache Seite', 'text'],
] as const)('%s is called %s and has %s', (type, label, fields) => {
  const all = [
    'label',
    'description',
    'video',
    'image',
    'teaserImage',
    'teaserText',
    'videos',
    'body',
    'text',
  ] as const

  expect(siteTypeLabels[type]).toBe(label)
  expect(all.filter((field) => hasContentField(type, field)).toSorted()).toEqual(fields.split(' ').toSorted())
})

it.each([
  ['custom_category', 'Teaserbild'],
  ['custom_technique', 'Teaserbild'],
  ['custom_service', 'Seitenbild'],
  ['custom_news', 'Hero Bild'],
  ['constructor', 'Seitenbild'],
  [undefined, 'Seitenbild'],
])('the picture of a page of type %s is called %s', (type, label) => {
  expect(imageLabelOf(type)).toBe(label)
})

it('pages with cards in an order of their own have a position, and techniques are of two types', () => {
  expect(siteTypes.filter(hasPosition)).toEqual(['custom_category', 'custom_technique', 'custom_service'])
  expect(siteTypes.filter(isTechnique)).toEqual(['custom_category', 'custom_technique'])
  expect([hasPosition('toString'), isTechnique(null)]).toEqual([false, false])
})
