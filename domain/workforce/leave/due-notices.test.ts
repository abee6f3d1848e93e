import { describe, expect, it } from 'vitest'

import { isoDayOf } from '../../time/calendar-day.ts'
import { dueNotices } from './due-notices.ts'
import type { LeaveInput } from './leave-ledger.ts'
import { leaveLedger } from './leave-ledger.ts'
import { accountOf, day, phase, taking } from './leave.fixture.ts'

/** “2025: 20 Tage bis 2025-12-31”, the last day on which they can be taken. */
const due = (input: LeaveInput) =>
  dueNotices(input).map(
    ({ year, halfDays, lapsesOn }) =>
      `${year.name}: ${halfDays / 2} bis ${lapsesOn === null ? 'offen' : isoDayOf(lapsesOn - 1)}`,
  )
const on = (today: string) => ({ today: day(today), until: day(today) })
const germany = (more: Partial<LeaveInput>) =>
  accountOf('DE', { phases: [phase('2024-01-01', null, { halfDaysPerYear: 40 })], ...more })
const austria = (more: Partial<LeaveInput>) => accountOf('AT', { phases: [phase('2024-01-01')], ...more })

describe('what is due to be told', () => {
  it.each<[string, LeaveInput, string[]]>([
    [
      '§ 7 (3) BUrlG: what nobody told of in 2024 ends with 2025 as well',
      germany({ ...on('2025-03-03'), takings: [taking('first', '2024-02-05', 15)] }),
      ['2024: 5 bis 2025-12-31', '2025: 20 bis 2025-12-31'],
    ],
    [
      'EuGH C-684/16: so late that not all of it can be taken lets nothing lapse',
      germany({ ...on('2024-12-20') }),
      ['2024: 20 bis offen'],
    ],
    [
      '§ 7 (3) BUrlG: what was carried over ends with March',
      germany({ ...on('2025-01-07'), carriedOver: new Map([[day('2024-01-01'), 'Umbau der Küche']]) }),
      ['2024: 20 bis 2025-03-31', '2025: 20 bis 2025-12-31'],
    ],
    [
      '§ 4 (5) UrlG: in Austria two years after the leave year',
      austria({ ...on('2024-09-02') }),
      ['ab 01.01.2024: 25 bis 2026-12-31'],
    ],
    [
      'C-120/21: who is told later keeps the four weeks for longer, and only these are left',
      austria({ ...on('2026-06-03'), takings: [taking('first', '2025-02-03', 30)] }),
      ['ab 01.01.2025: 20 bis 2027-12-31', 'ab 01.01.2026: 25 bis 2028-12-31'],
    ],
    [
      'whoever has left is told nothing',
      germany({ ...on('2025-03-03'), phases: [phase('2024-01-01', '2024-12-31')] }),
      [],
    ],
    [
      'what was all taken is none',
      germany({ ...on('2024-11-04'), takings: [taking('all', '2024-02-05', 20)] }),
      [],
    ],
  ])('%s', (_what, input, lines) => {
    expect(due(input)).toEqual(lines)
  })

  it('lapses on the day that was told, where it arrives on the day on which it is sent', () => {
    const notice = { sentOn: day('2025-03-03'), receivedOn: day('2025-03-03') }
    const notices = dueNotices(germany(on('2025-03-03'))).map(({ year, halfDays }) => ({
      ...notice,
      of: year.from,
      halfDays,
    }))
    const { lines } = leaveLedger(germany({ ...on('2026-01-01'), notices }))

    expect(
      lines.filter(({ kind }) => kind === 'lapsed').map((line) => [isoDayOf(line.on), line.halfDays]),
    ).toEqual([
      ['2026-01-01', -40],
      ['2026-01-01', -40],
    ])
  })
})

describe('a notice', () => {
  const lapses = (input: LeaveInput) =>
    leaveLedger(input)
      .lines.filter(({ kind }) => kind === 'lapsed' || kind === 'kept')
      .map((line) => `${isoDayOf(line.on)} ${line.halfDays} ${line.reason}`)
  const arrived = { sentOn: day('2025-03-03'), receivedOn: day('2025-03-03') }

  it('tells of its own leave year alone', () => {
    const notices = [{ ...arrived, of: day('2025-01-01'), halfDays: 40 }]

    expect(lapses(germany({ ...on('2026-01-01'), notices }))).toEqual([
      '2025-01-01 0 20 Tage aus dem Urlaubsjahr 2024: verfällt nicht, weil kein Hinweis zugegangen ist (EuGH C-684/16)',
      '2026-01-01 0 20 Tage aus dem Urlaubsjahr 2024: verfällt nicht, weil kein Hinweis zugegangen ist (EuGH C-684/16)',
      '2026-01-01 -40 20 Tage aus dem Urlaubsjahr 2025: verfällt, weil der Hinweis am 03.03.2025 zugegangen ist (§ 7 (3) BUrlG)',
    ])
  })

  it('that names fewer days than are open lets none of them lapse', () => {
    const notices = [{ ...arrived, of: day('2025-01-01'), halfDays: 38 }]

    expect(lapses(germany({ ...on('2026-01-01'), notices })).at(-1)).toBe(
      '2026-01-01 0 20 Tage aus dem Urlaubsjahr 2025: verfällt nicht, weil der Hinweis, der am 03.03.2025 zugegangen ist, weniger Tage nennt (EuGH C-684/16)',
    )
  })

  it('C-120/21: of two in Austria the first that names all counts, two years from the year in which it arrived', () => {
    const notices = [
      { sentOn: day('2024-06-03'), receivedOn: day('2024-06-03'), of: day('2024-01-01'), halfDays: 20 },
      { sentOn: day('2025-06-03'), receivedOn: day('2025-06-03'), of: day('2024-01-01'), halfDays: 50 },
    ]
    const of2024 = lapses(austria({ ...on('2028-01-01'), notices })).filter((line) =>
      line.includes('01.01.2024'),
    )

    expect(of2024).toEqual([
      '2027-01-01 -10 5 Tage aus dem Urlaubsjahr ab 01.01.2024: verfällt, weil seit dem Urlaubsjahr zwei Jahre vergangen sind (§ 4 (5) UrlG)',
      '2027-01-01 0 20 Tage aus dem Urlaubsjahr ab 01.01.2024: verfällt noch nicht, weil der Hinweis erst am 03.06.2025 zugegangen ist (EuGH C-120/21, OGH 8 ObA 23/23z)',
      '2028-01-01 -40 20 Tage aus dem Urlaubsjahr ab 01.01.2024: verfällt, weil der Hinweis am 03.06.2025 zugegangen ist und seither zwei Jahre vergangen sind (§ 4 (5) UrlG)',
    ])
  })

  it('§ 17 (2) BEEG: does not take what was open as parental leave began, until the end of the year after it', () => {
    const notices = [arrived, { sentOn: day('2027-02-01'), receivedOn: day('2027-02-01') }]
    const parentalLeaves = [{ from: day('2025-06-01'), to: day('2026-06-01') }]
    const of2025 = lapses(germany({ ...on('2028-01-01'), notices, parentalLeaves })).filter((line) =>
      line.includes('Urlaubsjahr 2025'),
    )

    expect(of2025.map((line) => line.replace(/ 20 Tage aus dem Urlaubsjahr 2025/, ''))).toEqual([
      '2026-01-01 0: verfällt nicht, weil er nach der Elternzeit ab 01.06.2025 noch genommen werden kann (§ 17 (2) BEEG)',
      '2027-01-01 0: verfällt nicht, weil er nach der Elternzeit ab 01.06.2025 noch genommen werden kann (§ 17 (2) BEEG)',
      '2028-01-01 -40: verfällt, weil der Hinweis am 01.02.2027 zugegangen ist (§ 7 (3) BUrlG)',
    ])
  })
})
