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
  ['what has a name', { name: 'Über uns', path: 'ueber-uns' }, ['Name und Pfad geändert']],
  [
    'what lies deeper',
    { seo: { title: 'Wir', isIndexed: false } },
    ['Titel für Suchmaschinen und In Suchmaschinen zeigen geändert'],
  ],
  [
    'sections by their number',
    { content: { body: [{ id: 'c' }, { id: 'd' }, { id: 'a', blockType: 'hero', text: 'Servus' }] } },
    ['2 Abschnitte hinzugefügt', '„Bühne“ geändert', '„Inhalt“ entfernt'],
  ],
  [
    'sections that stand elsewhere',
    { content: { body: page.content.body.toReversed() } },
    ['„Bühne“ verschoben'],
  ],
  [
    'all of it at once',
    {
      name: 'Uns',
      path: 'uns',
      seo: { title: 'Wir', isIndexed: true },
      content: { body: [...page.content.body, { id: 'c', blockType: 'faq' }] },
    },
    ['„Fragen und Antworten“ hinzugefügt', 'Name, Pfad und Titel für Suchmaschinen geändert'],
  ],
  ['a page of plain text', { content: { text: { root: 1 } } }, ['2 Abschnitte entfernt', 'Inhalt geändert']],
] as const)('a later state tells of %s', (_, change, told) => {
  expect(summariseVersion(page, { ...page, ...change })).toEqual(told)
})

it('a piece tells of its sections as a page does', () => {
  const piece = { name: 'Zeiten', content: { sections: [{ id: 'a', blockType: 'faq' }] } }

  expect(summariseVersion({ ...piece, content: {} }, piece)).toEqual(['„Fragen und Antworten“ hinzugefügt'])
})

it('a menu tells of its items, and a theme of what it sets', () => {
  const menu = { name: 'Hauptmenü', identifier: 'main', items: [{ id: 'a', label: 'Wir' }] }
  const longer = { ...menu, identifier: 'footer', items: [...menu.items, { id: 'b', label: 'Preise' }] }
  expect(summariseVersion(menu, longer)).toEqual(['„Preise“ hinzugefügt', 'Kennung geändert'])

  const theme = { theme: { accent: '#0b63b5', claims: [] } }
  expect(summariseVersion(theme, { theme: { accent: '#0b63b5', claims: null } })).toEqual([])
  expect(summariseVersion(theme, { theme: { accent: '#9a3412', face: 'warm' } })).toEqual([
    'Gesicht und Akzentfarbe geändert',
  ])
})
