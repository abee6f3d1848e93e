import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  daysInWords,
  titleOf,
  withoutPerson,
  wordsOfAbsence,
  wordsOfContract,
  wordsOfStretch,
} from './record-titles.ts'

const vienna = 'Europe/Vienna'

describe('days in words', () => {
  it.each([
    ['2026-08-03', '2026-08-03', '3. August 2026'],
    ['2026-08-03', '2026-08-07', '3. bis 7. August 2026'],
    ['2026-01-31', '2026-03-01', '31. Jänner bis 1. März 2026'],
    ['2026-12-24', '2027-01-06', '24. Dezember 2026 bis 6. Jänner 2027'],
  ])('%s to %s are “%s”', (first, last, words) => {
    expect(daysInWords(first, last)).toBe(words)
  })
})

describe('a title', () => {
  it('of an absence says who, when and why', () => {
    const absence = { firstDay: '2026-08-03', lastDay: '2026-08-07', type: 'vacation' }

    expect(titleOf('Anna Auer', wordsOfAbsence(absence))).toBe('Anna Auer, 3. bis 7. August 2026, Urlaub')
    expect(titleOf('Anna Auer', wordsOfAbsence({ ...absence, startsAtNoon: true, endsAtNoon: true }))).toBe(
      'Anna Auer, 3. bis 7. August 2026, ab Mittag und bis Mittag, Urlaub',
    )
  })

  it.each([
    [null, 'Ben Berg, ab 1. März 2026, Vollzeit'],
    ['2026-12-31', 'Ben Berg, 1. März bis 31. Dezember 2026, Vollzeit'],
  ])('of a contract until %s is “%s”', (validUntil, title) => {
    const words = wordsOfContract({ validFrom: '2026-03-01', validUntil, employmentType: 'full-time' })

    expect(titleOf('Ben Berg', words)).toBe(title)
  })

  it.each([
    ['2026-08-03T16:00:00Z', '2026-08-04T00:00:00Z', vienna, 'Montag 3. August 2026, 18:00 bis 02:00'],
    ['2026-08-03T22:30:00Z', null, vienna, 'Dienstag 4. August 2026, seit 00:30'],
    // The night has its third hour twice in autumn, and none of it in spring.
    ['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z', vienna, 'Sonntag 25. Oktober 2026, 02:30 bis 02:30'],
    ['2026-03-29T00:30:00Z', '2026-03-29T01:30:00Z', vienna, 'Sonntag 29. März 2026, 01:30 bis 03:30'],
    [
      '2026-08-03T16:00:00Z',
      '2026-08-03T20:00:00Z',
      'Europe/Lisbon',
      'Montag 3. August 2026, 17:00 bis 21:00',
    ],
  ])('of a stretch from %s to %s in %s says “%s”', (from, to, timeZone, words) => {
    expect(wordsOfStretch({ from, to, timeZone }).join(', ')).toBe(words)
  })

  it('keeps what it says of the record from nobody, and the person from whoever may not know', () => {
    const words = ['3. August 2026', 'Urlaub']
    fc.assert(
      fc.property(fc.string(), (name) => {
        expect(withoutPerson(titleOf(name, words))).toBe('Person ohne Einsicht, 3. August 2026, Urlaub')
      }),
    )
  })
})
