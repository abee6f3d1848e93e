import { expect, it } from 'vitest'

import { gridStep } from './grid-step.ts'

/** Two rows of uneven tiles and the beginning of a third. */
const boxes = [
  { left: 0, top: 0, width: 200 },
  { left: 210, top: 0, width: 100 },
  { left: 320, top: 0, width: 300 },
  { left: 0, top: 170.4, width: 400 },
  { left: 410, top: 170.2, width: 200 },
  { left: 0, top: 340, width: 90 },
]

it.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 5, 5],
  ['ArrowLeft', 3, 2],
  ['ArrowLeft', 0, 0],
  ['Home', 4, 0],
  ['End', 1, 5],
  ['ArrowDown', 0, 3],
  ['ArrowDown', 2, 4],
  ['ArrowDown', 4, 5],
  ['ArrowDown', 5, 5],
  ['ArrowUp', 3, 1],
  ['ArrowUp', 4, 2],
  ['ArrowUp', 5, 3],
  ['ArrowUp', 1, 1],
  ['Enter', 1, null],
])('%s leads from tile %i to %s', (key, from, to) => {
  expect(gridStep(key, from, boxes)).toBe(to)
})
