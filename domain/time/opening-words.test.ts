import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { size } from '#scripts/testing/sizes.ts'

import { nextBranchChange } from './branch-hours.ts'
import { hours as hoursEntries } from './hours-arbitraries.fixture.ts'
import { at, closedOn, on, once, vienna } from './hours.fixture.ts'
import type { HoursEntry } from './hours.contract.ts'
import { openingWords, openSummary } from './opening-words.ts'

const branch = (openingHours: HoursEntry[], more: object = {}) => ({
  openingHours,
  deliveryHours: [],
  isDeliveryHoursEnabled: false,
  timeZone: vienna,
  ...more,
})
const daily = branch([on('daily', '11:00', '22:00')])
const words = (of: ReturnType<typeof branch>, local: string) => openingWords(of, at(local)).words

describe('whether a branch is open, in words', () => {
  it.each([
    ['2026-11-23T12:00', 'Geöffnet bis 22 Uhr'],
    ['2026-11-23T21:01', 'Schließt um 22 Uhr'],
    ['2026-11-23T22:00', 'Öffnet morgen um 11 Uhr'],
    ['2026-11-23T08:00', 'Öffnet heute um 11 Uhr'],
  ])('at %s: %s', (local, text) => {
    expect(words(daily, local)).toBe(text)
  })

  it.each([
    ['half hours', branch([on('monday', '09:15', '21:30')]), '2026-11-23T09:00', 'Öffnet heute um 9:15 Uhr'],
    ['a late evening', branch([on('monday', '18:00', '02:00')]), '2026-11-23T20:00', 'Geöffnet bis 2 Uhr'],
    [
      'the end of a day',
      branch([on('monday', '18:00', '24:00')]),
      '2026-11-23T20:00',
      'Geöffnet bis Mitternacht',
    ],
    [
      'days without an end between them',
      branch([on('monday', '08:00', '08:00'), on('tuesday', '08:00', '20:00')]),
      '2026-11-23T10:00',
      'Geöffnet bis morgen, 20 Uhr',
    ],
    [
      'a day of rest',
      branch([on('wednesday', '11:00', '22:00')]),
      '2026-11-23T12:00',
      'Öffnet Mittwoch um 11 Uhr',
    ],
    [
      'an exception',
      branch([on('daily', '11:00', '22:00'), closedOn('once', '2026-11-24')]),
      '2026-11-23T23:00',
      'Öffnet Mittwoch um 11 Uhr',
    ],
    [
      'an exception that opens',
      branch([once('2026-11-24', '10:00', '12:00')]),
      '2026-11-23T12:00',
      'Öffnet morgen um 10 Uhr',
    ],
    [
      'more than 72 hours',
      branch([on('friday', '11:00', '22:00')]),
      '2026-11-23T12:00',
      'Zurzeit geschlossen',
    ],
    [
      'more than 72 hours, in its own words',
      branch([on('friday', '11:00', '22:00')], { closedMessage: 'Winterpause' }),
      '2026-11-23T12:00',
      'Winterpause',
    ],
    ['no end at all', branch([on('daily', '00:00', '24:00')]), '2026-11-23T12:00', 'Geöffnet'],
  ])('%s', (_, of, local, text) => {
    expect(words(of, local)).toBe(text)
  })

  it('hold until the next change of the branch', () => {
    const minute = fc.integer({ min: 0, max: 14 * 1440 })
    fc.assert(
      fc.property(
        hoursEntries,
        minute,
        fc.double({ min: 0, max: 0.999, noNaN: true }),
        (entries, start, part) => {
          const of = branch(entries)
          const now = at('2026-11-20T00:00').add({ minutes: start })
          const lasts = nextBranchChange(of, now).epochMilliseconds - now.epochMilliseconds
          const later = now.add({ milliseconds: Math.floor(lasts * part) })

          expect(openingWords(of, later)).toEqual(openingWords(of, now))
        },
      ),
      { numRuns: size({ short: 60, long: 600 }) },
    )
  })
})

describe('several places', () => {
  const open = { isOpen: true, words: 'Geöffnet bis 22 Uhr' }
  const shut = { isOpen: false, words: 'Öffnet heute um 17 Uhr' }

  it.each([
    [[], null],
    [[open], { isOpen: true, words: 'Geöffnet bis 22 Uhr' }],
    [[shut], { isOpen: false, words: 'Öffnet heute um 17 Uhr' }],
    [[open, shut, shut], { isOpen: true, words: 'Jetzt 1 von 3 geöffnet' }],
    [[open, open], { isOpen: true, words: 'Jetzt geöffnet' }],
    [[shut, shut], { isOpen: false, words: 'Jetzt geschlossen' }],
  ])('%j are told in one line: %j', (places, summary) => {
    expect(openSummary(places)).toEqual(summary)
  })
})
