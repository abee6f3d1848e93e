import { expect, it } from 'vitest'

import { cardLevel } from './card-level.ts'
import { textOf } from './examples.fixture.ts'

it.each([
  [textOf('Titel', 'h1'), 2],
  [textOf('Titel', 'h2'), 3],
  [null, 2],
])('cards never skip a level of headings', (text, level) => {
  expect(cardLevel(text)).toBe(level)
})
