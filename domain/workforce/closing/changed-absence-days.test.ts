import { describe, expect, it } from 'vitest'

import { dayNumberOf } from '../../time/calendar-day.ts'
import { firstChangedDays } from './changed-absence-days.ts'

const leave = {
  user: 'anna',
  type: 'vacation' as const,
  status: 'approved' as const,
  firstDay: '2026-10-29',
  lastDay: '2026-10-31',
}
type Leave = Parameters<typeof firstChangedDays>[0]

describe('a change of an absence', () => {
  it.each<[string, Leave, Leave, [string, string][]]>([
    ['that is made', null, leave, [['anna', '2026-10-29']]],
    ['that is removed', leave, null, [['anna', '2026-10-29']]],
    ['that says nothing new', leave, { ...leave }, []],
    [
      'that is decided',
      { ...leave, status: 'requested' },
      leave,
      [
        ['anna', '2026-10-29'],
        ['anna', '2026-10-29'],
      ],
    ],
    ['that is canceled', leave, { ...leave, status: 'canceled' }, [['anna', '2026-10-29']]],
    ['that was rejected', { ...leave, status: 'rejected' }, null, []],
    ['that is prolonged', leave, { ...leave, lastDay: '2026-11-05' }, [['anna', '2026-11-01']]],
    ['that is cut short', leave, { ...leave, lastDay: '2026-10-30' }, [['anna', '2026-10-31']]],
    ['that ends at noon', leave, { ...leave, endsAtNoon: true }, [['anna', '2026-10-31']]],
    ['that begins sooner', leave, { ...leave, firstDay: '2026-10-27' }, [['anna', '2026-10-27']]],
    [
      'that is moved',
      leave,
      { ...leave, firstDay: '2026-11-02', lastDay: '2026-11-05' },
      [['anna', '2026-10-29']],
    ],
    [
      'that is of another kind',
      leave,
      { ...leave, type: 'sick' },
      [
        ['anna', '2026-10-29'],
        ['anna', '2026-10-29'],
      ],
    ],
    [
      'that is of somebody else',
      leave,
      { ...leave, user: 'ben' },
      [
        ['anna', '2026-10-29'],
        ['ben', '2026-10-29'],
      ],
    ],
  ])('%s makes a difference from there on', (_, before, after, days) => {
    expect(firstChangedDays(before, after)).toEqual(
      days.map(([user, day]) => ({ user, day: dayNumberOf(day) })),
    )
  })
})
