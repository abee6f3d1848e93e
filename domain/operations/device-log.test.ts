import fc from 'fast-check'
import { expect, test } from 'vitest'

import { cleanLog, longestLogLine, mostLogLines } from './device-log.ts'

const key = `thk_ABCDEFGH_${'x'.repeat(32)}`

test.each([
  [`GET /api/orders/screen/mitte/${key}/events 503`, 'GET /api/orders/screen/mitte/thk_***/events 503'],
  ['token=abc123&from=1', 'token=***&from=1'],
  ['{"password":"geheim","name":"x"}', '{"password":"***","name":"x"}'],
  ['{"password":"sehr geheim","name":"x"}', '{"password":"***","name":"x"}'],
  ['GET /x?access_token=abc123&from=1', 'GET /x?access_token=***&from=1'],
  ['apiKey: abc123, resetToken=abc123', 'apiKey: ***, resetToken=***'],
  ['GET /login?next=%2Fx%3Ftoken%3Dabc123', 'GET /login?next=%2Fx%3Ftoken%3D***'],
  ['Authorization: Bearer 5f0cXy12abCd', 'Authorization: Bearer ***'],
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

test('an endless line holds up nobody, whatever it is made of', () => {
  for (const part of ['a', 'a.', ' ', 'key', '"key" : ', 'eyJ', 'thk_', 'a@', '/status/', 'pin="']) {
    // Looked through whole, some of them would take hours.
    expect(cleanLog([part.repeat(1_000_000)]).join('').length).toBeLessThanOrEqual(longestLogLine)
  }
})

test('a token whose end is cut off is none the less a token', () => {
  for (const secret of [key, `eyJ${'x'.repeat(600)}.${'x'.repeat(600)}.x`, `token=${'x'.repeat(60)}`]) {
    for (let before = 1150; before < 1200; before += 7) {
      const line = `${'thk_A '.repeat(300).slice(0, before)}${secret}`
      expect(cleanLog([line]).join('')).not.toContain('xxxx')
    }
  }
})

test('whatever stands around a key, no key is left', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (before, after) => {
      expect(cleanLog([`${before}${key}${after}`]).join('')).not.toContain('x'.repeat(32))
    }),
  )
})
