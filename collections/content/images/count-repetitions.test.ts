import { expect, it } from 'vitest'

import { countRepetitions } from './count-repetitions.ts'

const levels = (depth: number, times: number) =>
  Array.from({ length: depth }, (_, level) => {
    const uses = `<use href="#a${level}"></use>`.repeat(times)
    return `<g id="a${level + 1}">${uses}</g>`
  }).join('')

it.each([
  ['nothing repeated', '<svg><path d="M0 0"></path></svg>', 0],
  [
    'a letter used three times',
    '<svg><path id="a"></path><use href="#a"></use><use href="#a"></use><use xlink:href="#a"></use></svg>',
    3,
  ],
  ['what repeats itself', '<svg><g id="a"><use href="#a"></use></g></svg>', 1],
  [
    'two that repeat each other',
    '<svg><g id="a"><use href="#b"></use></g><g id="b"><use href="#a"></use></g></svg>',
    3,
  ],
  ['ten of ten of ten', `<svg><rect id="a0"></rect>${levels(12, 10)}<use href="#a12"></use></svg>`, 1001],
])('%s', (_what, drawing, parts) => {
  expect(countRepetitions(drawing, 1000)).toBe(parts)
})
