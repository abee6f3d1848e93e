import { expect, it } from 'vitest'

import { formatBoolean, formatDay, formatMoment, formatTime } from './display-formats.ts'

it.each([
  ['2026-01-05T08:03:00Z', '05.01.2026', '09:03'],
  ['2026-07-31T22:30:00Z', '01.08.2026', '00:30'],
])('%s is shown as %s %s in Vienna', (moment, day, time) => {
  expect(formatDay(moment)).toBe(day)
  expect(formatTime(moment)).toBe(time)
  expect(formatMoment(moment)).toBe(`${day} ${time}`)
})

it('yes and no are Ja and Nein', () => {
  expect([formatBoolean(true), formatBoolean(false)]).toEqual(['Ja', 'Nein'])
})
