import { expect, test } from 'vitest'

import { daysOfWeek } from '#domain/time/iso-week.ts'

import { stretchTitle } from './stretch-title.ts'

test.each([
  ['2026-11-24', 'KW 48 · 23.–29. November 2026'],
  ['2026-10-01', 'KW 40 · 28. September – 4. Oktober 2026'],
  ['2027-01-01', 'KW 53 · 28. Dezember 2026 – 3. Jänner 2027'],
])('the week of %s is headed „%s“', (day, title) => {
  expect(stretchTitle(daysOfWeek(day))).toBe(title)
})

test('a day is headed by its weekday', () => {
  expect(stretchTitle(['2026-11-24'])).toBe('Dienstag, 24. November 2026')
})
