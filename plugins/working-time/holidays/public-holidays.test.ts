import { describe, expect, it } from 'vitest'

import { dayNumberOf, isoDayOf } from '#domain/time/calendar-day.ts'
import { type Region, regionLabels } from '#domain/workforce/calendar/regions.data.ts'

import { type PlaceAndYear, publicHolidaysOf } from './public-holidays.ts'

const daysOf = (place: PlaceAndYear) => publicHolidaysOf(place).map(({ day }) => isoDayOf(day).slice(5))
// Keys of a table of ours.
const regions = Object.keys(regionLabels) as Region[]
const words = (text: string) => text.split(' ')

/** By the holidays acts of the states, for 2026 with Easter on 5 April. */
const everywhereInGermany = words('01-01 04-03 04-06 05-01 05-14 05-25 10-03 12-25 12-26')
const inGermany: Partial<Record<Region, string>> = {
  'DE-BW': '01-06 06-04 11-01',
  'DE-BY': '01-06 06-04 11-01',
  'DE-BY-KATH': '01-06 06-04 08-15 11-01',
  'DE-BY-A': '01-06 06-04 08-08 08-15 11-01',
  'DE-BE': '03-08',
  'DE-BB': '04-05 05-24 10-31',
  'DE-HB': '10-31',
  'DE-HH': '10-31',
  'DE-HE': '06-04',
  'DE-MV': '03-08 10-31',
  'DE-NI': '10-31',
  'DE-NW': '06-04 11-01',
  'DE-RP': '06-04 11-01',
  'DE-SL': '06-04 08-15 11-01',
  'DE-SN': '10-31 11-18',
  'DE-SN-BZ': '06-04 10-31 11-18',
  'DE-ST': '01-06 10-31',
  'DE-SH': '10-31',
  'DE-TH': '09-20 10-31',
  'DE-TH-EIC': '06-04 09-20 10-31',
}

describe('public holidays of Austria (§ 7 ARG)', () => {
  it.each(Array.from({ length: 21 }, (_, index) => 2020 + index))('are thirteen in %i', (year) => {
    const holidays = publicHolidaysOf({ country: 'AT', year })

    expect(holidays.map(({ name }) => name).toSorted()).toEqual(
      [
        'Allerheiligen',
        'Christi Himmelfahrt',
        'Christtag',
        'Fronleichnam',
        'Heilige Drei Könige',
        'Mariä Empfängnis',
        'Mariä Himmelfahrt',
        'Nationalfeiertag',
        'Neujahr',
        'Ostermontag',
        'Pfingstmontag',
        'Staatsfeiertag',
        'Stefanitag',
      ].toSorted(),
    )
    for (const region of regions.filter((each) => each.startsWith('AT-'))) {
      expect(publicHolidaysOf({ country: 'AT', region, year })).toEqual(holidays)
    }
  })

  it('lie where the calendar of 2026 has them', () => {
    expect(daysOf({ country: 'AT', year: 2026 })).toEqual(
      words('01-01 01-06 04-06 05-01 05-14 05-25 06-04 08-15 10-26 11-01 12-08 12-25 12-26'),
    )
    expect(publicHolidaysOf({ country: 'AT', year: 2026 })).toContainEqual({
      day: dayNumberOf('2026-12-25'),
      name: 'Christtag',
    })
  })

  it.each(['04-03', '11-11', '10-10', '09-24', '11-15', '03-19', '12-24', '12-31'])(
    'do not hold %s, on which others may rest',
    (day) => {
      for (const region of regions.filter((each) => each.startsWith('AT-'))) {
        expect(daysOf({ country: 'AT', region, year: 2026 })).not.toContain(day)
      }
    },
  )
})

describe('public holidays of Germany', () => {
  it.each(Object.entries(inGermany))('in %s are those of all and %s', (region, own) => {
    const expected = [...everywhereInGermany, ...words(own)].toSorted()

    // A key of the table above.
    expect(daysOf({ country: 'DE', region: region as Region, year: 2026 })).toEqual(expected)
  })

  it('are known for every region, and without one those of all', () => {
    expect(Object.keys(inGermany).toSorted()).toEqual(
      regions.filter((each) => each.startsWith('DE-')).toSorted(),
    )
    expect(daysOf({ country: 'DE', year: 2026 })).toEqual(everywhereInGermany)
  })

  it('follow the law of their year', () => {
    expect(daysOf({ country: 'DE', region: 'DE-MV', year: 2022 })).not.toContain('03-08')
    expect(daysOf({ country: 'DE', region: 'DE-BE', year: 2025 })).toContain('05-08')
    expect(daysOf({ country: 'DE', region: 'DE-HH', year: 2017 })).toContain('10-31')
    expect(daysOf({ country: 'DE', region: 'DE-HH', year: 2016 })).not.toContain('10-31')
  })
})

describe('public holidays of Switzerland and Liechtenstein', () => {
  it.each<[Region, string]>([
    ['CH-ZH', '01-01 04-03 04-06 05-01 05-14 05-25 08-01 12-25 12-26'],
    ['CH-SG', '01-01 04-03 04-06 05-14 05-25 08-01 11-01 12-25 12-26'],
    ['CH-GE', '01-01 04-03 04-06 05-14 05-25 08-01 09-10 12-25 12-31'],
    ['CH-TI', '01-01 01-06 03-19 04-06 05-01 05-14 05-25 06-04 06-29 08-01 08-15 11-01 12-08 12-25 12-26'],
    ['CH-VS', '01-01 03-19 05-14 06-04 08-01 08-15 11-01 12-08 12-25'],
    ['CH-NE', '01-01 03-01 04-03 05-01 05-14 08-01 12-25'],
    ['CH-GL', '01-01 04-03 04-06 04-09 05-14 05-25 08-01 11-01 12-25 12-26'],
  ])('in %s are %s, and no Sunday and no half day', (region, days) => {
    expect(daysOf({ country: 'CH', region, year: 2026 })).toEqual(words(days))
  })

  it('of Liechtenstein are the thirteen of Art. 18 Abs. 2, without the bridges of its administration', () => {
    expect(daysOf({ country: 'LI', year: 2026 })).toEqual(
      words('01-01 01-06 04-06 05-01 05-14 05-25 06-04 08-15 09-08 11-01 12-08 12-25 12-26'),
    )
  })

  it('hold the national holiday everywhere', () => {
    for (const region of regions.filter((each) => each.startsWith('CH-'))) {
      expect(daysOf({ country: 'CH', region, year: 2026 })).toContain('08-01')
    }
  })
})

it('a year that was asked for is not reckoned again', () => {
  const place: PlaceAndYear = { country: 'CH', region: 'CH-BE', year: 2031 }

  expect(publicHolidaysOf(place)).toBe(publicHolidaysOf({ ...place }))
})
