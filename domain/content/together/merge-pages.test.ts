import { expect, it } from 'vitest'

import { mergePages } from './merge-pages.ts'

const section = (id: string, words = 'alt', more = {}) => ({ id, blockType: 'content', words, ...more })
const base = {
  id: 'p',
  updatedAt: '1',
  _status: 'published',
  name: 'Wir',
  path: 'wir',
  content: { label: 'L', body: [section('a'), section('b')] },
}
const newId = () => 'neu'

it('two who write in different sections both find their words', () => {
  const mine = {
    ...base,
    updatedAt: '1',
    content: { ...base.content, body: [section('a', 'ich'), section('b')] },
  }
  const theirs = {
    ...base,
    updatedAt: '2',
    _status: 'draft',
    name: 'Wir alle',
    content: { label: 'M', body: [section('a'), section('b', 'du')] },
  }
  const merged = mergePages({ base, mine, theirs, newId })

  expect(merged).toMatchObject({ taken: 3, doubled: 0, disputed: [] })
  expect(merged.page).toMatchObject({
    // What is stored with a state is not written by anybody.
    updatedAt: '1',
    _status: 'published',
    name: 'Wir alle',
    path: 'wir',
    content: { label: 'M', body: [section('a', 'ich'), section('b', 'du')] },
  })
})

it('of a section that both have changed, theirs stands hidden behind mine', () => {
  const mine = { ...base, content: { body: [section('a', 'ich', { anchor: 'x' }), section('b')] } }
  const theirs = { ...base, content: { body: [section('a', 'du', { anchor: 'x' }), section('b')] } }
  const merged = mergePages({ base, mine, theirs, newId })

  expect(merged.doubled).toBe(1)
  expect(merged.page.content).toEqual({
    label: undefined,
    body: [
      section('a', 'ich', { anchor: 'x' }),
      section('neu', 'du', { isHidden: true, anchor: null }),
      section('b'),
    ],
  })
})

it('what both have changed elsewhere stays mine, with what the other one has written', () => {
  const mine = { ...base, name: 'Ich' }
  const theirs = { ...base, name: 'Du', path: 'du' }
  const merged = mergePages({ base, mine, theirs, newId })

  expect(merged.page).toMatchObject({ name: 'Ich', path: 'du' })
  expect(merged.disputed).toEqual([{ path: 'name', theirs: 'Du' }])
})

it('the sections of a piece are merged as those of a page', () => {
  const piece = (...sections: object[]) => ({ id: 'p', name: 'Zeiten', content: { sections } })
  const merged = mergePages({
    base: piece(section('a')),
    mine: piece(section('a', 'ich')),
    theirs: piece(section('a'), section('b')),
    newId,
  })

  expect(merged.page.content).toEqual({ sections: [section('a', 'ich'), section('b')] })
})

it('of a menu both find their items, and what both have changed stands twice', () => {
  const item = (id: string, label: string, children: object[] = []) => ({
    id,
    label,
    isEnabled: true,
    children,
  })
  const menu = { name: 'Hauptmenü', items: [item('a', 'Wir'), item('b', 'Preise')] }
  const mine = { ...menu, items: [item('a', 'Über uns'), item('b', 'Preise'), item('c', 'Neu')] }
  const theirs = { ...menu, items: [item('a', 'Das Haus'), item('b', 'Preise', [item('d', 'Tarife')])] }
  const merged = mergePages({ base: menu, mine, theirs, newId })

  expect(merged).toMatchObject({ taken: 1, doubled: 1, disputed: [] })
  expect(merged.page).toEqual({
    name: 'Hauptmenü',
    items: [
      item('a', 'Über uns'),
      { ...item('neu', 'Das Haus'), isEnabled: false },
      item('b', 'Preise', [item('d', 'Tarife')]),
      item('c', 'Neu'),
    ],
  })
})
