import { describe, expect, it } from 'vitest'

import { parseTerm } from '#domain/operations/palette/palette-term.ts'

import { paletteSections } from './palette-entries.ts'

const hit = (slug: string, id: string, title: string, hint = '') => ({ slug, id, kind: 'Art', title, hint })
const given = {
  areas: [
    { key: 'today' as const, label: 'Heute', href: '/backend', entries: [] },
    {
      key: 'catalogue' as const,
      label: 'Karte',
      href: '/backend/collections/products',
      entries: [
        { label: 'Produkte', href: '/backend/collections/products' },
        { label: 'Kategorien', href: '/backend/collections/categories' },
      ],
    },
  ],
  recent: [hit('orders', '1', 'Nr. 12 · Huber'), hit('products', '2', 'Suppe')],
  actions: [{ label: 'Neu: Produkt', path: '/collections/products/create', words: ['anlegen'] }],
  ownActions: [{ label: 'Dunkles Design', words: ['theme'], does: { run: () => undefined } }],
  groups: [],
  isAnswered: true,
  home: '/backend',
}
const sections = (term: string, more: Partial<Parameters<typeof paletteSections>[0]> = {}) =>
  paletteSections({ ...given, parts: parseTerm(term), ...more }).map(({ label, entries }) => [
    label,
    entries.map(({ title }) => title),
  ])

describe('what can be chosen', () => {
  it('before anything is typed: what was opened last, the areas, and what is done at once', () => {
    expect(sections('')).toEqual([
      ['Zuletzt geöffnet', ['Nr. 12 · Huber', 'Suppe']],
      ['Ansichten', ['Heute', 'Karte']],
      ['Aktionen', ['Dunkles Design']],
    ])
  })

  it('is called without its customer where it has one, so that it can be hidden', () => {
    const recent = [
      { ...hit('orders', '1', 'Nr. 12 · Huber'), plain: 'Nr. 12' },
      hit('products', '2', 'Suppe'),
    ]
    const [opened] = paletteSections({ ...given, recent, parts: [] })

    expect(opened?.entries.map(({ title, plain }) => [title, plain])).toEqual([
      ['Nr. 12 · Huber', 'Nr. 12'],
      ['Suppe', undefined],
    ])
  })

  it('leads also to the raw list that a view stands for, which the navigation leaves out', () => {
    const raw = { label: 'Alle Nachrichten', href: '/backend/collections/messages' }
    const entries = [{ label: 'Nachrichten', href: '/backend/messages', raw: [raw] }]
    const areas = [{ key: 'operations' as const, label: 'Einstellungen', href: '/backend/messages', entries }]

    expect(sections('nachrichten', { areas })).toEqual([['Ansichten', ['Nachrichten', 'Alle Nachrichten']]])
  })

  it('leads to records, views and actions of the panel', () => {
    const hrefs = paletteSections({ ...given, parts: parseTerm('pro') }).flatMap(({ entries }) =>
      entries.map(({ does }) => ('href' in does ? does.href : null)),
    )

    expect(hrefs).toEqual(['/backend/collections/products', '/backend/collections/products/create'])
  })

  it.each([
    ['kat', [['Ansichten', ['Kategorien']]]],
    ['karte', [['Ansichten', ['Karte']]]],
    ['anlegen', [['Aktionen', ['Neu: Produkt']]]],
    ['theme', [['Aktionen', ['Dunkles Design']]]],
    ['12', [['Zuletzt geöffnet', ['Nr. 12 · Huber']]]],
    ['xyz', []],
  ])('%s', (term, expected) => {
    expect(sections(term)).toEqual(expected)
  })
})

describe('what the server has found', () => {
  const groups = [
    {
      slug: 'orders',
      label: 'Bestellungen',
      hits: [hit('orders', '1', 'Nr. 12 · Huber'), hit('orders', '3', 'Nr. 7 · Hubertus', '+436641234567')],
    },
  ]

  it('stands below what was opened last, and once', () => {
    expect(sections('hub', { groups })).toEqual([
      ['Zuletzt geöffnet', ['Nr. 12 · Huber']],
      ['Bestellungen', ['Nr. 7 · Hubertus']],
    ])
  })

  it('to fewer letters is left where it has the others too', () => {
    expect(sections('hubert', { groups, isAnswered: false })).toEqual([
      ['Bestellungen', ['Nr. 7 · Hubertus']],
    ])
    expect(sections('hubx', { groups, isAnswered: false })).toEqual([])
    expect(sections('34567', { groups, isAnswered: false })).toEqual([['Bestellungen', ['Nr. 7 · Hubertus']]])
  })

  it('is gone when nothing is typed any more', () => {
    expect(sections('', { groups, recent: [] }).map(([label]) => label)).toEqual(['Ansichten', 'Aktionen'])
  })
})
