import fc from 'fast-check'
import { expect, it } from 'vitest'

import { itemChanges } from './menu-changes.ts'

const item = (id: string, more: object = {}) => ({ id, label: id.toUpperCase(), isEnabled: true, ...more })
const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id) => item(id)) as [Item, Item, Item, Item]
type Item = ReturnType<typeof item>

it.each([
  ['nothing', [a, b], []],
  ['an item that is new', [a, b, d], ['„D“ hinzugefügt']],
  ['an item that is gone', [a], ['„B“ entfernt']],
  ['what an item is called', [a, item('b', { label: 'Neu' })], ['„Neu“ geändert']],
  ['an item that is hidden', [item('a', { isEnabled: false }), b], ['„A“ geändert']],
  ['an order', [b, a], ['„A“ verschoben']],
  ['an item that lies deeper', [item('a', { children: [b] })], ['„B“ verschoben']],
  ['several at once', [a, b, c, d], ['2 Menüpunkte hinzugefügt']],
  ['a new item below another', [item('a', { children: [c] }), b], ['„C“ hinzugefügt']],
  ['an item without a label', [a, b, item('', { label: '' })], ['„Ohne Beschriftung“ hinzugefügt']],
])('a later state of a menu tells of %s', (_, after, told) => {
  expect(itemChanges([a, b], after)).toEqual(told)
})

it('empty values are the same however they are written', () => {
  expect(itemChanges([item('a', { suffix: null, children: [] })], [item('a', { suffix: '' })])).toEqual([])
})

it('one item that is put elsewhere is the one that is told', () => {
  const menus = fc.uniqueArray(fc.nat(20), { minLength: 3 })
  fc.assert(
    fc.property(menus, fc.nat(), fc.nat(), (ids, from, to) => {
      const items = ids.map((id) => item(String(id)))
      const taken = items.slice(from % ids.length).slice(0, 1)
      const moved = items.filter((each) => !taken.includes(each))
      moved.splice(to % ids.length, 0, ...taken)

      const told = itemChanges(items, moved)
      const isMoved = moved.some((each, index) => each !== items[index])
      expect(told).toHaveLength(isMoved ? 1 : 0)
      expect(told.every((words) => words.endsWith('“ verschoben'))).toBe(true)
    }),
  )
})
