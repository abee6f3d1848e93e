import { expect, it } from 'vitest'

import { checkSearch, externalLinksOf, groupOfCheck, isMeant } from './site-checks.ts'

const full = { title: 'Wirtshaus in Wien', description: 'Knödel, Bier und ein Garten.' }
const told = (seo: object | null, name: string | null = 'Über uns') =>
  checkSearch({ name, seo }).map(({ at, message }) => `${at}: ${message}`)

it('a page with a title and a description of the right length is left alone', () => {
  expect(told(full)).toEqual([])
  expect(told({ ...full, title: 'x'.repeat(60), description: 'x'.repeat(155) })).toEqual([])
})

it('what is missing is told with what is shown instead', () => {
  expect(told(null)).toEqual([
    'seo.title: Der Titel fehlt. Gezeigt wird der Name der Seite.',
    'seo.description: Die Beschreibung fehlt. Gezeigt wird, was sonst über Seite oder Organisation gesagt ist.',
  ])
  expect(told({ ...full, title: '  ' })).toHaveLength(1)
})

it('what is too long is told with its length, a name in the place of a title as well', () => {
  expect(told({ ...full, title: 'x'.repeat(61) })).toEqual([
    'seo.title: Der Titel hat 61 Zeichen; sichtbar sind etwa 60.',
  ])
  expect(told({ ...full, description: 'x'.repeat(156) })).toEqual([
    'seo.description: Die Beschreibung hat 156 Zeichen; sichtbar sind etwa 155.',
  ])
  expect(told({ ...full, title: '' }, 'n'.repeat(70))).toEqual([
    expect.stringContaining('fehlt'),
    'seo.title: Der Titel hat 70 Zeichen; sichtbar sind etwa 60.',
  ])
})

it('a draft that has no name yet is looked through as well', () => {
  expect(told(null, null)).toEqual(told(null))
})

it('a page that is kept from search engines needs neither', () => {
  expect(told({ isIndexed: false })).toEqual([])
})

it('links that lead away are listed with their place, each once', () => {
  const link = (url: string) => ({ type: 'link', fields: { url }, children: [] })
  const content = {
    body: [
      { link: 'https://example.com/a' },
      { text: { root: { children: [link('http://x.at'), link('http://x.at'), link('/wir')] } } },
    ],
  }

  expect(externalLinksOf(content)).toEqual([
    { code: 'external-link', at: 'content.body.0.link', message: 'https://example.com/a' },
    { code: 'external-link', at: 'content.body.1.text', message: 'http://x.at' },
  ])
})

it('each belongs to what it is looked through with', () => {
  expect([groupOfCheck('leads-nowhere'), groupOfCheck('no-picture')]).toEqual(['links', 'pictures'])
})

it.each([
  ['', true],
  ['über', true],
  ['titel  UNS', true],
  ['uns beschreibung', false],
])('whoever types „%s“ means a page or what is said of it: %s', (typed, is) => {
  expect(isMeant({ name: 'Über uns', message: 'Der Titel fehlt.' }, typed)).toBe(is)
})
