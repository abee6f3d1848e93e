import { expect, it } from 'vitest'

import { focalWords, movedFocal } from './move-focal.ts'

it.each([
  ['ArrowLeft', false, [49, 50]],
  ['ArrowRight', true, [60, 50]],
  ['ArrowUp', false, [50, 49]],
  ['ArrowDown', true, [50, 60]],
] as const)('%s moves the point (fast: %s)', (key, isFast, [x, y]) => {
  expect(movedFocal({ x: 50, y: 50 }, key, isFast)).toEqual({ x, y })
})

it('the point stays within the picture, comes back to the middle, and other keys leave it', () => {
  expect(movedFocal({ x: 99, y: 4 }, 'ArrowRight', true)).toEqual({ x: 100, y: 4 })
  expect(movedFocal({ x: 3, y: 4 }, 'ArrowUp', true)).toEqual({ x: 3, y: 0 })
  expect(movedFocal({ x: 3, y: 4 }, 'Home', false)).toEqual({ x: 50, y: 50 })
  expect(movedFocal({ x: 3, y: 4 }, 'Enter', false)).toBeNull()
  expect(focalWords({ x: 3, y: 40 })).toBe('3 % von links, 40 % von oben')
})
