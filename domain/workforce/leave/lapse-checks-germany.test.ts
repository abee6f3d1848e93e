import { describe, expect, it } from 'vitest'

import { isoDayOf } from '../../time/calendar-day.ts'
import { type LeaveInput, leaveLedger } from './leave-ledger.ts'
import { accountOf, day, phase, taking } from './leave.fixture.ts'

/** “2025-01-01 -10 …” of what would lapse. */
const lapses = (input: LeaveInput) =>
  leaveLedger(input)
    .lines.filter(({ kind }) => kind === 'lapsed' || kind === 'kept')
    .map(({ on, halfDays, reason }) => `${isoDayOf(on)} ${halfDays} ${reason}`)
const notice = (sentOn: string, receivedOn: string) => ({ sentOn: day(sentOn), receivedOn: day(receivedOn) })

describe('in Germany', () => {
  const germany = (more: Partial<LeaveInput>) =>
    accountOf('DE', {
      phases: [phase('2024-07-01', null, { halfDaysPerYear: 40 })],
      takings: [taking('first', '2025-02-03', 10)],
      today: day('2026-01-01'),
      until: day('2026-01-01'),
      ...more,
    })
  const verdict = (more: Partial<LeaveInput>) =>
    lapses(germany(more))
      .filter((line) => line.includes('Urlaubsjahr 2025'))
      .map((line) => line.replace(/ \S+ Tage? aus dem Urlaubsjahr 2025/, ''))
  const told2025 = [notice('2025-03-01', '2025-03-03')]

  it.each<[string, Partial<LeaveInput>, string[]]>([
    [
      'EuGH C-684/16: without a notice nothing lapses',
      {},
      ['2026-01-01 0: verfällt nicht, weil kein Hinweis zugegangen ist (EuGH C-684/16)'],
    ],
    [
      '§ 7 (3) BUrlG: with one it does at the end of the year',
      { notices: told2025 },
      ['2026-01-01 -40: verfällt, weil der Hinweis am 03.03.2025 zugegangen ist (§ 7 (3) BUrlG)'],
    ],
    [
      'EuGH C-684/16: one that comes too late to take all of it does nothing',
      { notices: [notice('2025-12-20', '2025-12-22')] },
      [
        '2026-01-01 0: verfällt nicht, weil der Hinweis erst am 22.12.2025 zugegangen ist, zu spät, um alles zu nehmen (EuGH C-684/16)',
      ],
    ],
    [
      '§ 7 (3) BUrlG: what is carried over lapses after 31 March',
      {
        notices: told2025,
        carriedOver: new Map([[day('2025-01-01'), 'Umbau der Küche']]),
        until: day('2026-04-01'),
      },
      [
        '2026-01-01 0: verfällt nicht, weil bis 31. März übertragen: Umbau der Küche (§ 7 (3) BUrlG)',
        '2026-04-01 -40: verfällt, weil der Hinweis am 03.03.2025 zugegangen ist (§ 7 (3) BUrlG)',
      ],
    ],
    [
      'EuGH C-518/20: who worked in it keeps it unless told before falling ill',
      {
        illnesses: [{ from: day('2025-06-01'), to: day('2028-01-01') }],
        until: day('2027-04-01'),
      },
      [
        '2026-01-01 0: verfällt nicht, weil am 31.12.2025 krank (§ 7 (3) BUrlG, EuGH C-350/06)',
        '2026-04-01 0: verfällt nicht, weil am 31.03.2026 krank (§ 7 (3) BUrlG, EuGH C-350/06)',
        '2027-01-01 0: verfällt nicht, weil am 31.12.2026 krank (§ 7 (3) BUrlG, EuGH C-350/06)',
        '2027-04-01 0: verfällt nicht, weil vor der Krankheit kein Hinweis zugegangen ist (EuGH C-518/20)',
      ],
    ],
  ])('%s', (_what, more, lines) => {
    expect(verdict(more)).toEqual(lines)
  })

  it('EuGH C-214/10: who is ill for all of the year keeps it for fifteen months, without any notice', () => {
    const illnesses = [{ from: day('2024-12-01'), to: day('2028-01-01') }]

    expect(verdict({ illnesses, takings: [], until: day('2027-04-01') }).at(-1)).toBe(
      '2027-04-01 -40: verfällt, weil seit dem Urlaubsjahr 15 Monate krank (EuGH C-214/10)',
    )
  })
})
