// @vitest-environment jsdom
import { expect, test } from 'vitest'

import { germanMoment, saySinceWhen } from './say-since-when.repair.ts'

const vienna = { browser: 'Europe/Vienna', house: 'Europe/Vienna' }

/** As the library writes it. */
const asWritten = (at: string, timeZone: string) =>
  new Intl.DateTimeFormat('en-US', {
    day: 'numeric',
    hour: 'numeric',
    hour12: true,
    minute: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone,
  }).format(new Date(at))

test.each([
  ['2026-11-26T01:12:00Z', '26.11.2026 02:12'],
  ['2026-11-25T23:05:00Z', '26.11.2026 00:05'],
  ['2026-08-03T10:30:00Z', '03.08.2026 12:30'],
  ['2026-12-31T22:59:00Z', '31.12.2026 23:59'],
])('%s is said as %s', (at, told) => {
  expect(germanMoment(asWritten(at, 'Europe/Vienna'), vienna)).toBe(told)
})

test('each month is known', () => {
  for (let month = 1; month <= 12; month += 1) {
    const two = String(month).padStart(2, '0')
    expect(germanMoment(asWritten(`2026-${two}-09T12:00:00Z`, 'UTC'), { browser: 'UTC', house: 'UTC' })).toBe(
      `09.${two}.2026 12:00`,
    )
  }
})

test('on a journey it is the clock of the house, which is named', () => {
  const zones = { browser: 'America/New_York', house: 'Europe/Vienna' }

  expect(germanMoment(asWritten('2026-11-26T01:12:00Z', zones.browser), zones)).toBe(
    '26.11.2026 02:12 (Wien)',
  )
})

test('the window says so, the name in it stays, and a second look changes nothing', () => {
  document.body.innerHTML = `<div class="document-locked__content"><p><strong>Anna Auer</strong> bearbeitet</p>
    <p>seit <strong>${asWritten('2026-11-26T01:12:00Z', 'Europe/Vienna')}</strong></p></div>`
  saySinceWhen(document, vienna)
  saySinceWhen(document, vienna)

  expect([...document.querySelectorAll('strong')].map(({ textContent }) => textContent)).toEqual([
    'Anna Auer',
    '26.11.2026 02:12',
  ])
})
