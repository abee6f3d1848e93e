import type { KeyboardEvent } from 'react'
import { expect, test } from 'vitest'

import { isPaletteKey } from './is-palette-key.ts'
import { onPaletteKey } from './on-palette-key.ts'

const plain = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }

test.each([
  [{ key: 'k', ctrlKey: true }, true],
  [{ key: 'K', metaKey: true }, true],
  [{ key: 'k' }, false],
  [{ key: 'k', ctrlKey: true, shiftKey: true }, false],
  [{ key: 'k', ctrlKey: true, altKey: true }, false],
  [{ key: 'l', ctrlKey: true }, false],
])('%j opens the palette: %s', (pressed, expected) => {
  expect(isPaletteKey({ ...plain, ...pressed })).toBe(expected)
})

/** What a key did, and whether the field is kept from doing what it would. */
function press(pressed: object, isComposing = false) {
  const did: unknown[] = []
  const event = {
    ...plain,
    ...pressed,
    nativeEvent: { isComposing },
    preventDefault: () => did.push('nothing else'),
  }
  // Of an event the keys are all that is looked at.
  onPaletteKey(event as unknown as KeyboardEvent<HTMLInputElement>, {
    chosen: undefined,
    enter: () => did.push('enter'),
    moveBy: (steps) => did.push(steps),
    moveToEnd: (isLast) => did.push(isLast ? 'last' : 'first'),
  })

  return did
}

test.each([
  [{ key: 'ArrowDown' }, 1],
  [{ key: 'ArrowUp' }, -1],
  [{ key: 'Home' }, 'first'],
  [{ key: 'End' }, 'last'],
  [{ key: 'Enter' }, 'enter'],
])('%j moves among the lines', (pressed, deed) => {
  expect(press(pressed)).toEqual(['nothing else', deed])
})

test('letters are typed, chosen with Shift, and composed', () => {
  expect(press({ key: 'a' })).toEqual([])
  expect(press({ key: 'End', shiftKey: true })).toEqual([])
  expect(press({ key: 'Enter' }, true)).toEqual([])
})
