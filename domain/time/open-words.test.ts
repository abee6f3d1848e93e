import { describe, expect, it } from 'vitest'

import type { HoursEntry } from './hours.contract.ts'
import { openSummary, openWords } from './open-words.ts'

const daily = (from: string, to: string): HoursEntry[] => [{ type: 'daily', from, to }]
const branch = (openingHours: HoursEntry[]) => ({
  openingHours,
  deliveryHours: [],
  isDeliveryHoursEnabled: false,
  timeZone: 'Europe/Vienna',
})

/** A Monday. */
const at = (time: string) => Temporal.ZonedDateTime.from(`2026-11-30T${time}[Europe/Vienna]`).toInstant()

describe('a place', () => {
  it.each([
    [daily('11:00', '22:00'), '12:00', 'geöffnet bis 22:00'],
    [daily('11:00', '02:00'), '23:30', 'geöffnet bis 02:00'],
    [daily('11:00', '22:00'), '10:59', 'öffnet heute um 11:00'],
    [daily('11:00', '22:00'), '22:00', 'öffnet Dienstag um 11:00'],
    [daily('00:00', '00:00'), '12:00', 'geöffnet'],
    [[], '12:00', 'geschlossen'],
  ])('with %j says at %s: %s', (hours, time, words) => {
    expect(openWords(branch(hours), at(time))).toEqual({ isOpen: words.startsWith('geöffnet'), words })
  })
})

describe('several places', () => {
  const open = { isOpen: true, words: 'geöffnet bis 22:00' }
  const shut = { isOpen: false, words: 'öffnet heute um 17:00' }

  it.each([
    [[], null],
    [[open], { isOpen: true, words: 'Geöffnet bis 22:00' }],
    [[shut], { isOpen: false, words: 'Öffnet heute um 17:00' }],
    [[open, shut, shut], { isOpen: true, words: 'Jetzt 1 von 3 geöffnet' }],
    [[open, open], { isOpen: true, words: 'Jetzt geöffnet' }],
    [[shut, shut], { isOpen: false, words: 'Jetzt geschlossen' }],
  ])('%j are told in one line: %j', (places, summary) => {
    expect(openSummary(places)).toEqual(summary)
  })
})
