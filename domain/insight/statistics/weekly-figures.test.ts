import { expect, it } from 'vitest'

import { weekDueAt } from './weekly-figures.ts'

const dueAt = (instant: string, zone = 'Europe/Vienna') => weekDueAt(Temporal.Instant.from(instant), zone)

it.each([
  ['2026-11-29T12:00:00Z', 'on Sunday the week is not over'],
  ['2026-11-30T04:59:59Z', 'before six on Monday nobody is told'],
  ['2026-12-01T23:00:00Z', 'on Wednesday nobody wants to read of it any more'],
])('%s: %s', (instant) => {
  expect(dueAt(instant)).toBeNull()
})

it.each(['2026-11-30T05:00:00Z', '2026-11-30T18:00:00Z', '2026-12-01T22:59:59Z'])(
  'at %s the week that is over is due',
  (instant) => {
    expect(dueAt(instant)).toEqual({
      week: { from: '2026-11-23', to: '2026-11-29' },
      dueAt: Temporal.Instant.from('2026-11-30T05:00:00Z'),
    })
  },
)

it('six in the morning is that of the house, also after a night in which clocks were changed', () => {
  expect(dueAt('2026-10-26T04:59:00Z')).toBeNull()
  expect(dueAt('2026-10-26T05:00:00Z')?.week).toEqual({ from: '2026-10-19', to: '2026-10-25' })
  expect(dueAt('2026-03-30T04:00:00Z')?.week).toEqual({ from: '2026-03-23', to: '2026-03-29' })
  expect(dueAt('2026-11-29T16:15:00Z', 'Pacific/Chatham')?.week.to).toBe('2026-11-29')
})
