import fc from 'fast-check'
import { expect, test } from 'vitest'

import { wrapText } from './wrap-text.ts'

test.each([
  ['Pizza Margherita', 32, ['Pizza Margherita']],
  ['Pizza Margherita', 10, ['Pizza', 'Margherita']],
  ['Rindfleischetikettierungsgesetz', 16, ['Rindfleischetik-', 'ettierungsgesetz']],
  ['Knödel-Überraschungsteller', 12, ['Knödel-', 'Überraschun-', 'gsteller']],
  ['a  b', 5, ['a b']],
  ['', 5, ['']],
])('%s on %i characters becomes %j', (text, width, lines) => {
  expect(wrapText(text, width)).toEqual(lines)
})

const word = fc.stringMatching(/^[a-zäöüß]{1,60}$/)

test('no line is longer than the paper, and no letter is lost or added but for hyphens', () => {
  fc.assert(
    fc.property(fc.array(word, { maxLength: 12 }), fc.integer({ min: 2, max: 48 }), (words, width) => {
      const lines = wrapText(words.join(' '), width)

      expect(lines.every((line) => line.length <= width)).toBe(true)
      expect(lines.join('').replaceAll(/[- ]/g, '')).toBe(words.join(''))
    }),
  )
})
