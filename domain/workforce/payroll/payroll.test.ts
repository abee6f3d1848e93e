import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { size } from '#scripts/testing/sizes.ts'

import { at, calendarOf, inputOf, work, years } from '../accounts/sheet.fixture.ts'
import { sheetOf } from '../accounts/sheet-of.ts'
import { lodasBatch } from './lodas-batch.ts'
import { payrollCsv } from './payroll-csv.ts'
import { hundredthsOfHours, wageHours } from './wage-hours.ts'

const vacation = {
  id: 'leave',
  type: 'vacation' as const,
  status: 'approved' as const,
  firstDay: '2025-03-05',
  lastDay: '2025-03-05',
}

describe('hours by wage type', () => {
  const input = inputOf('2025-03-03', '2025-03-08', {
    stretches: [work(at('2025-03-03', '08:00'), at('2025-03-03', '16:20'))],
    absences: [vacation],
    calendar: calendarOf({ '2025-03-06': { name: 'Feiertag', isPublic: true, share: 'whole' } }),
    surchargesOf: () => [{ account: 'night', minutes: 90, reason: 'Nachtarbeit' }],
  })

  it('tell what was worked and what is paid for absences and holidays, with surcharges besides', () => {
    expect(wageHours(sheetOf(input), () => 'vacation')).toEqual([
      { type: 'worked', minutes: 500 },
      { type: 'public-holiday', minutes: 480 },
      { type: 'vacation', minutes: 480 },
      { type: 'night', minutes: 90 },
    ])
  })

  it('know an absence that is no more by its words', () => {
    expect(wageHours(sheetOf(input), () => null)).toContainEqual({ type: 'vacation', minutes: 480 })
  })

  it('add up to what the sheet counts', () => {
    fc.assert(
      fc.property(years, (year) => {
        const sheet = sheetOf(year)
        const typeOf = (id: string) => year.absences.find((absence) => absence.id === id)?.type ?? null
        const besides = new Set(['overtime', 'night', 'sunday', 'holiday'])
        const counted = wageHours(sheet, typeOf).filter(({ type }) => !besides.has(type))

        expect(counted.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(
          sheet.sums.worked + sheet.sums.credited,
        )
      }),
      { numRuns: size({ short: 20, long: 500 }) },
    )
  })

  it.each([
    [0, '0,00'],
    [480, '8,00'],
    [500, '8,33'],
    [10, '0,17'],
    [10_203, '170,05'],
  ])('%i minutes are %s', (minutes, hours) => {
    expect(hundredthsOfHours(minutes)).toBe(hours)
  })
})

const hours = [
  { type: 'worked' as const, minutes: 9630 },
  { type: 'night' as const, minutes: 90 },
  { type: 'vacation' as const, minutes: 480 },
]

describe('a batch for LODAS', () => {
  it('is in the three parts that it reads, and leaves out what has no number', () => {
    const numbers = { consultantNumber: 1234567, clientNumber: 42, wageTypes: { worked: 100, night: 310 } }

    expect(lodasBatch(numbers, '2025-03', [{ personnelNumber: 7, hours }])).toBe(
      [
        '[Allgemein]',
        'Ziel=LODAS',
        'Version_SST=1.0',
        'BeraterNr=1234567',
        'MandantenNr=42',
        'Datumsformat=TT.MM.JJJJ',
        'Feldtrennzeichen=;',
        'Zahlenkomma=,',
        '',
        '[Satzbeschreibung]',
        '1;u_lod_bwd_buchung_standard;abrechnung_zeitraum#bwd;pnr#bwd;la_eigene#bwd;bs_nr#bwd;bs_wert_butab#bwd;',
        '',
        '[Bewegungsdaten]',
        '1;01.03.2025;7;100;1;160,50;',
        '1;01.03.2025;7;310;1;1,50;',
        '',
      ].join('\r\n'),
    )
  })
})

describe('hours as a table', () => {
  it('are a line for each wage type, and never a formula', () => {
    const person = {
      personnelNumber: '=1+1',
      name: '@Auer; Anna',
      branch: 'Wien',
      percents: { night: 25 },
      hours: hours.slice(0, 2),
    }

    expect(payrollCsv('2025-03', [person], { worked: 100 })).toBe(
      '\uFEFFMonat;Personalnummer;Name;Filiale;Lohnart;Bezeichnung;Minuten;Stunden;Zuschlag in %\r\n' +
        '2025-03;\'=1+1;"\'@Auer; Anna";Wien;100;Gearbeitete Stunden;9630;160,50;\r\n' +
        '2025-03;\'=1+1;"\'@Auer; Anna";Wien;;Nachtarbeit;90;1,50;25\r\n',
    )
  })
})
