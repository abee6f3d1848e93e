// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { logLines, noteLog, watchErrors } from './device-log.ts'

beforeEach(() => {
  // What other tests of the same process had to say.
  sessionStorage.clear()
  vi.useFakeTimers({ now: Date.parse('2026-11-28T18:00:00Z'), toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
  sessionStorage.clear()
})

const told = () => logLines().map((line) => line.replace(/^\S+ /, ''))

test('an error of megabytes leaves the lines before it, and neither it nor a key is kept whole', () => {
  const leave = watchErrors()
  noteLog('Verbunden')
  noteLog(`Zwei thk_ABCDEFGH_${'x'.repeat(32)}`)
  window.dispatchEvent(new ErrorEvent('error', { message: 'a.'.repeat(4_000_000) }))
  leave()

  expect(told()).toEqual([
    expect.stringContaining('Geöffnet: /'),
    'Verbunden',
    'Zwei thk_***',
    expect.stringMatching(/^Fehler: (?:a\.)+a?$/),
  ])
  const kept = sessionStorage.getItem('theke.device-log') ?? ''
  expect(kept.length).toBeLessThan(1000)
  expect(kept).not.toContain('xxx')
})

test('what goes wrong a thousand times at once is told once, and again a minute later', () => {
  noteLog('Verbunden')
  for (let count = 0; count < 1000; count += 1) noteLog('Fehler: x is not defined')
  expect(told()).toEqual(['Verbunden', 'Fehler: x is not defined'])

  vi.setSystemTime('2026-11-28T18:01:00Z')
  noteLog('Fehler: x is not defined')
  expect(told()).toHaveLength(3)
})
