import fc from 'fast-check'
import { expect, it } from 'vitest'

import { holdsUnkeptText } from './unkept-text.ts'

it.each([
  String.raw`"\u0000"`,
  String.raw`{"a":["b\ud83d"]}`,
  String.raw`{"\uDE00":1}`,
  String.raw`"\ud83d\ud83d\ude00"`,
])('%s is kept by no database', (json) => {
  expect(holdsUnkeptText(json)).toBe(true)
})

it.each([String.raw`"\ud83d\ude00"`, String.raw`"\\u0000"`, String.raw`"C:\\ud800"`, '"😀"', '{}'])(
  '%s is',
  (json) => {
    expect(holdsUnkeptText(json)).toBe(false)
  },
)

it('what programs write is judged by what it says', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(holdsUnkeptText(JSON.stringify({ text }))).toBe(text.includes('\0') || !text.isWellFormed())
    }),
  )
})
