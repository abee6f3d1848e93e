import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { firstWholeDay, partitionOf, planPartitions } from './log-partitions.ts'

const plan = (now: string, existing: string[] = [], monthsKept = 25) =>
  planPartitions({
    log: 'analytics_logs',
    now: Temporal.Instant.from(now),
    existing,
    monthsAhead: 2,
    monthsKept,
  })

describe('the partitions of a log', () => {
  it('reach from this month into the coming ones, over the end of the year', () => {
    expect(plan('2026-11-21T01:00:00Z').create).toEqual([
      { name: 'analytics_logs_2026_11', from: '2026-11-01T00:00:00Z', to: '2026-12-01T00:00:00Z' },
      { name: 'analytics_logs_2026_12', from: '2026-12-01T00:00:00Z', to: '2027-01-01T00:00:00Z' },
      { name: 'analytics_logs_2027_01', from: '2027-01-01T00:00:00Z', to: '2027-02-01T00:00:00Z' },
    ])
  })

  it('are made once', () => {
    const existing = ['analytics_logs_2026_11', 'analytics_logs_2026_12']

    expect(plan('2026-11-30T23:59:59Z', existing).create.map(({ name }) => name)).toEqual([
      'analytics_logs_2027_01',
    ])
  })

  it('go when all of their entries are older than is kept, and nothing else goes', () => {
    const existing = [
      'analytics_logs_2024_09',
      'analytics_logs_2024_10',
      'analytics_logs_default',
      'orders',
      'qr_scans_2024_01',
    ]

    expect(plan('2026-11-01T00:00:00Z', existing).drop).toEqual(['analytics_logs_2024_09'])
  })

  it.each([
    ['2026-11-01T00:00:00Z', '2024-11-01'],
    ['2026-11-30T23:59:59Z', '2024-11-01'],
    ['2027-01-15T12:00:00Z', '2025-01-01'],
  ])('hold at %s all of every day since %s, and only a part of the first before', (now, day) => {
    const oldest = Temporal.PlainDate.from(day).subtract({ months: 1 }).toString().slice(0, 7)
    const existing = [`analytics_logs_${oldest.replace('-', '_')}`]

    expect(firstWholeDay(Temporal.Instant.from(now), 25)).toBe(day)
    expect(plan(now, existing).drop).toEqual([])
  })

  it('leave no gap and do not overlap', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1970, max: 2200 }), fc.integer({ min: 1, max: 12 }), (year, month) => {
        const first = Temporal.PlainYearMonth.from({ year, month })

        expect(partitionOf('qr_scans', first).to).toBe(partitionOf('qr_scans', first.add({ months: 1 })).from)
      }),
    )
  })
})
