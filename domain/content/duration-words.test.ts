import fc from 'fast-check'
import { expect, it } from 'vitest'

import { durationWords } from './duration-words.ts'

it.each([
  [1, 'etwa 1 Minute'],
  [45, 'etwa 45 Minuten'],
  [60, 'etwa 1 Stunde'],
  [90, 'etwa 1½ Stunden'],
  [120, 'etwa 2 Stunden'],
  [130, 'etwa 2 Stunden'],
  [960, 'etwa 16 Stunden'],
  [1430, 'etwa 1 Tag'],
  [2160, 'etwa 1½ Tage'],
  [100_000, 'etwa 69½ Tage'],
])('%d minutes are %s', (minutes, words) => {
  expect(durationWords(minutes)).toBe(words)
})

it('nothing takes no time at all', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }), (minutes) => {
      expect(durationWords(minutes)).toMatch(/^etwa [1-9]\d*½? [A-Z]/)
    }),
  )
})
