import { expect, test } from 'vitest'

import { reasonProblem } from './reason-problem.ts'

const rule = { fewest: 5, most: 10 }

test.each([
  ['', 'Bitte geben Sie eine Begründung an.'],
  ['   ', 'Bitte geben Sie eine Begründung an.'],
  ['aus  ', 'Bitte begründen Sie etwas genauer, mit mindestens 5 Zeichen.'],
  ['12345678901', 'Bitte fassen Sie sich kürzer: höchstens 10 Zeichen, es sind 11.'],
  ['12345', null],
  [' 1234567890 ', null],
  ['🍕🍕🍕🍕🍕', null],
])('%j: %s', (reason, problem) => {
  expect(reasonProblem(reason, rule)).toBe(problem)
})

test('a reason that nobody has to give may be left out', () => {
  expect(reasonProblem('', { fewest: 0, most: 10 })).toBeNull()
})
