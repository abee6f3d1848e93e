import fc from 'fast-check'
import { expect, test } from 'vitest'

import { cleanLog, longestLogLine, mostLogLines } from './device-log.ts'

const key = `thk_ABCDEFGH_${'x'.repeat(32)}`

test.each([
  [`GET /api/orders/screen/mitte/${key}/events 503`, 'GET /api/orders/screen/mitte/thk_***/events 503'],
  ['token=abc123&from=1', 'token=***&from=1'],
  ['{"password":"geheim","name":"x"}', '{"password":"***","name":"x"}'],
  ['Authorization: Bearer eyJhbGciOi.eyJpZCI6.c2ln', 'Authorization: Bearer ***'],
  ['failed at https://x.test/status/5f0c/Xy12', 'failed at https://x.test/status/***'],
  ['Mail an anna.berger@example.com', 'Mail an ***'],
  ['zwei\nZeilen\u0007', 'zwei Zeilen'],
])('„%s“ is kept as „%s“', (line, kept) => {
  expect(cleanLog([line])).toEqual([kept])
})

test('the last lines are kept, and none is endless', () => {
  const lines = Array.from({ length: 500 }, (_, index) => `Zeile ${index}`)

  expect(cleanLog(lines)).toHaveLength(mostLogLines)
  expect(cleanLog(lines).at(-1)).toBe('Zeile 499')
  expect(cleanLog(['x'.repeat(9000)])[0]).toHaveLength(longestLogLine)
})

test('whatever stands around a key, no key is left', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (before, after) => {
      expect(cleanLog([`${before}${key}${after}`]).join('')).not.toContain('x'.repeat(32))
    }),
  )
})
