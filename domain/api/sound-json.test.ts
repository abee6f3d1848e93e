import fc from 'fast-check'
import { expect, it } from 'vitest'

import { holdsZero, withWholeCharacters } from './sound-json.ts'

it.each([
  [String.raw`{"a":["\u0000"]}`, true],
  [String.raw`{"\u0000":1}`, true],
  [String.raw`"\\u0000"`, false],
  [String.raw`"\\\u0000"`, true],
  ['"0000"', false],
])('whether %s holds a zero character: %s', (json, expected) => {
  expect(holdsZero(json)).toBe(expected)
})

it.each([
  [String.raw`{"a":["b\ud83d"],"\uDE00":"\ud83d\ud83d\ude00"}`, { a: ['b\ufffd'], '\ufffd': '\ufffd😀' }],
  [String.raw`"\ud83d\uDE00 C:\\ud800 \n"`, '😀 C:\\ud800 \n'],
])('%s has whole characters as %j', (json, meant) => {
  expect(JSON.parse(withWholeCharacters(json))).toEqual(meant)
})

it('what programs write says the same afterwards, but for halves of characters', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 0xffff })), (units) => {
      const text = String.fromCharCode(...units)

      expect(JSON.parse(withWholeCharacters(JSON.stringify(text)))).toBe(text.toWellFormed())
      expect(holdsZero(JSON.stringify(text))).toBe(text.includes('\0'))
    }),
  )
})
