import { describe, expect, it } from 'vitest'
import { isScheduleActive } from './schedule.ts'

const noon = Temporal.Instant.from('2026-11-23T12:00:00+01:00')

describe('isScheduleActive', () => {
  it('a product without a schedule may always be ordered', () => {
    expect(isScheduleActive([], noon, 'Europe/Vienna')).toBe(true)
  })

  it.each([
    ['11:00', '14:00', true],
    ['12:00', '14:00', true],
    ['10:00', '12:00', false],
    ['18:00', '22:00', false],
  ])('a lunch from %s to %s at noon: %s', (from, to, expected) => {
    expect(isScheduleActive([{ type: 'daily', from, to }], noon, 'Europe/Vienna')).toBe(expected)
  })

  it('a closed entry alone never lets a product be ordered', () => {
    expect(isScheduleActive([{ type: 'daily', isClosed: true }], noon, 'Europe/Vienna')).toBe(false)
  })
})
