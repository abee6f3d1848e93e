import { expect, it } from 'vitest'

import { treeDeedOf } from './tree-keys.ts'

const line = (name: string, level: number, more: { hasChildren?: boolean; isOpen?: boolean } = {}) => ({
  name,
  level,
  hasChildren: false,
  isOpen: false,
  ...more,
})
const lines = [
  line('Haus', 1, { hasChildren: true, isOpen: true }),
  line('Leistungen', 2, { hasChildren: true, isOpen: true }),
  line('Eis', 3),
  line('Laden', 2, { hasChildren: true }),
]
const press = (key: string, index: number, held: object = {}) =>
  treeDeedOf(
    { key, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...held },
    { lines, index, perPage: 2 },
  )

it.each([
  ['ArrowDown', 0, { kind: 'go', to: 1, isRange: false }],
  ['ArrowDown', 3, { kind: 'go', to: 3, isRange: false }],
  ['ArrowUp', 0, { kind: 'go', to: 0, isRange: false }],
  ['End', 0, { kind: 'go', to: 3, isRange: false }],
  ['Home', 3, { kind: 'go', to: 0, isRange: false }],
  ['PageDown', 0, { kind: 'go', to: 2, isRange: false }],
  ['PageUp', 3, { kind: 'go', to: 1, isRange: false }],
  ['ArrowRight', 1, { kind: 'go', to: 2, isRange: false }],
  ['ArrowRight', 3, { kind: 'turn', isOpen: true }],
  ['ArrowRight', 2, null],
  ['ArrowLeft', 1, { kind: 'turn', isOpen: false }],
  ['ArrowLeft', 2, { kind: 'go', to: 1, isRange: false }],
  ['ArrowLeft', 3, { kind: 'go', to: 0, isRange: false }],
  ['Enter', 2, { kind: 'open' }],
  [' ', 2, { kind: 'select' }],
  ['l', 1, { kind: 'go', to: 3, isRange: false }],
  ['l', 3, { kind: 'go', to: 1, isRange: false }],
  ['x', 0, null],
  ['Tab', 0, null],
] as const)('%s at line %i of the tree', (key, index, deed) => {
  expect(press(key, index)).toEqual(deed)
})

it('more keys at once mean ranges, all, and the order of cards', () => {
  expect(press('ArrowDown', 0, { shiftKey: true })).toEqual({ kind: 'go', to: 1, isRange: true })
  expect(press('a', 0, { ctrlKey: true })).toEqual({ kind: 'select-all' })
  expect(press('c', 0, { metaKey: true })).toBeNull()
  expect(press('ArrowUp', 2, { altKey: true })).toEqual({ kind: 'shift', by: -1 })
  expect(press('ArrowDown', 2, { altKey: true })).toEqual({ kind: 'shift', by: 1 })
})
