import { describe, expect, it } from 'vitest'
import {
  type BranchHours,
  branchNextOpening,
  branchOpenState,
  deliveryHoursOf,
  deliveryOpenState,
} from './branch-hours.ts'
import { formatTime } from './format.ts'

const vienna = 'Europe/Vienna'
const at = (clock: string) => Temporal.ZonedDateTime.from(`2026-11-23T${clock}[${vienna}]`).toInstant()

const pizzeria: BranchHours = {
  timeZone: vienna,
  openingHours: [{ type: 'daily', from: '11:00', to: '15:00' }],
  deliveryHours: [{ type: 'daily', from: '14:00', to: '21:00' }],
  isDeliveryHoursEnabled: true,
}
const withoutDeliveryHours: BranchHours = { ...pizzeria, isDeliveryHoursEnabled: false }

const closing = ({ closesAt }: { closesAt: Temporal.Instant | null }) =>
  closesAt && formatTime(closesAt, vienna)

describe('a branch with delivery hours of its own', () => {
  it.each([
    ['10:30', 'closed', 'closed'],
    ['12:00', 'open', 'closed'],
    ['14:30', 'open', 'open'],
    ['18:00', 'open', 'open'],
    ['20:30', 'closing-soon', 'closing-soon'],
    ['21:00', 'closed', 'closed'],
  ])('at %s is %s and its delivery %s', (clock, branch, delivery) => {
    expect(branchOpenState(pizzeria, at(clock)).state).toBe(branch)
    expect(deliveryOpenState(pizzeria, at(clock)).state).toBe(delivery)
  })

  it('closes at the end of both taken together', () => {
    expect(closing(branchOpenState(pizzeria, at('12:00')))).toBe('21:00')
    expect(closing(deliveryOpenState(pizzeria, at('15:00')))).toBe('21:00')
  })

  it('opens next with whichever hours come first', () => {
    expect(branchNextOpening(pizzeria, at('10:00'))?.toString()).toBe(at('11:00').toString())
    expect(branchNextOpening(pizzeria, at('10:00'), 'delivery')?.toString()).toBe(at('14:00').toString())
  })
})

describe('a branch whose delivery hours are switched off', () => {
  it('goes by its opening hours alone', () => {
    expect(branchOpenState(withoutDeliveryHours, at('18:00')).state).toBe('closed')
    expect(deliveryOpenState(withoutDeliveryHours, at('12:00')).state).toBe('open')
    expect(deliveryOpenState(withoutDeliveryHours, at('18:00')).state).toBe('closed')
    expect(closing(branchOpenState(withoutDeliveryHours, at('12:00')))).toBe('15:00')
    expect(branchNextOpening(withoutDeliveryHours, at('10:00'), 'delivery')?.toString()).toBe(
      at('11:00').toString(),
    )
    expect(deliveryHoursOf(withoutDeliveryHours)).toBe(pizzeria.openingHours)
  })
})
