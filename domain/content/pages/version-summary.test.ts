import { expect, it } from 'vitest'

import { summariseVersion } from './version-summary.ts'

const page = {
  name: 'Wir',
  path: 'wir',
  seo: { title: null, isIndexed: true },
  content: {
    body: [
      { id: 'a', blockType: 'hero', text: 'Hallo' },
      { id: 'b', blockType: 'content' },
    ],
  },
}

it('the first state of a page was made', () => {
  expect(summariseVersion(null, page)).toEqual(['Angelegt'])
})

it.each([
  ['nothing', { seo: { title: '', isIndexed: true } }, []],
  ['what has a name', { name: 'Über uns', path: 'ueber-uns' }, ['Name', 'Pfad']],
  [
    'what lies deeper',
    { seo: { title: 'Wir', isIndexed: false } },
    ['Titel für Suchmaschinen', 'In Suchmaschinen zeigen'],
  ],
  [
    'sections by their number',
    { content: { body: [{ id: 'c' }, { id: 'd' }, { id: 'a', blockType: 'hero', text: 'Servus' }] } },
    ['2 Abschnitte neu', '1 Abschnitt geändert', '1 Abschnitt entfernt'],
  ],
  [
    'sections that stand elsewhere',
    { content: { body: page.content.body.toReversed() } },
    ['1 Abschnitt verschoben'],
  ],
  ['a page of plain text', { content: { text: { root: 1 } } }, ['Inhalt', '2 Abschnitte entfernt']],
] as const)('a later state tells of %s', (_, change, told) => {
  expect(summariseVersion(page, { ...page, ...change })).toEqual(told)
})
