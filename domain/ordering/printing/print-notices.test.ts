import { expect, test } from 'vitest'

import { agoWords, awayWords } from './print-notices.texts.ts'

const now = Date.parse('2026-11-28T18:00:00.000Z')
const before = (minutes: number) => new Date(now - minutes * 60_000).toISOString()

test.each([
  [0, 'gerade eben'],
  [2, 'vor 2 Minuten'],
  [119, 'vor 119 Minuten'],
  [120, 'vor 2 Stunden'],
  [47 * 60, 'vor 47 Stunden'],
  [48 * 60, 'vor 2 Tagen'],
])('%i minutes ago is said as %s', (minutes, words) => {
  expect(agoWords(before(minutes), now)).toBe(words)
})

test('a printer that asked a moment ago and has paper gives no reason to wait', () => {
  const printer = { name: 'Küche', lastSeenAt: before(1), paperState: 'low' as const }

  expect(awayWords(printer, now)).toBeNull()
  expect(awayWords({ ...printer, paperState: 'open' }, now)).toMatch(/^Küche: Deckel offen\./)
  expect(awayWords({ ...printer, lastSeenAt: before(3) }, now)).toMatch(/zuletzt vor 3 Minuten gemeldet/)
})
