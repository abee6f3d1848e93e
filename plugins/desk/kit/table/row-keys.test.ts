import { expect, test } from 'vitest'

import { deedOf } from './row-keys.ts'

const where = { index: 5, count: 20, rowsPerPage: 8 }
const press = (key: string, held: { shiftKey?: boolean; ctrlKey?: boolean; metaKey?: boolean } = {}) =>
  deedOf({ key, shiftKey: false, ctrlKey: false, metaKey: false, ...held }, where)

test.each([
  ['ArrowDown', 6],
  ['ArrowUp', 4],
  ['PageDown', 13],
  ['PageUp', 0],
  ['Home', 0],
  ['End', 19],
])('%s goes to row %i', (key, to) => {
  expect(press(key)).toEqual({ kind: 'move', to, isRange: false })
  expect(press(key, { shiftKey: true })).toEqual({ kind: 'move', to, isRange: true })
})

test('Enter opens, the space bar selects, both keys of a computer select everything', () => {
  expect(press('Enter')).toEqual({ kind: 'open' })
  expect(press(' ')).toEqual({ kind: 'select', isRange: false })
  expect(press(' ', { shiftKey: true })).toEqual({ kind: 'select', isRange: true })
  expect(press('a', { ctrlKey: true })).toEqual({ kind: 'select-all' })
  expect(press('A', { metaKey: true })).toEqual({ kind: 'select-all' })
})

test('other keys stay with the browser', () => {
  expect([press('Tab'), press('a'), press('ArrowDown', { ctrlKey: true })]).toEqual([null, null, null])
})

test('nobody leaves the table at its ends', () => {
  const at = (index: number, key: string) =>
    deedOf({ key, shiftKey: false, ctrlKey: false, metaKey: false }, { index, count: 3, rowsPerPage: 8 })

  expect(at(2, 'ArrowDown')).toMatchObject({ to: 2 })
  expect(at(0, 'ArrowUp')).toMatchObject({ to: 0 })
})
