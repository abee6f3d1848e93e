import { describe, expect, it } from 'vitest'

import { ask, at, bistro, clock, daily } from './slots.fixture.ts'
import { slotProblem } from './checkout.ts'
import type { SlotQuestion } from './slots.ts'
import { soonestTime } from './soonest-time.ts'

describe('soonestTime', () => {
  const now = at('2026-11-23T11:07')
  const soonest = (more: Partial<SlotQuestion>) => {
    const time = soonestTime({ ...ask({ now, ...more }) })
    return time && [clock(time.at), time.isLater]
  }
  const full = (...starts: string[]) =>
    new Set(starts.map((start) => at(`2026-11-23T${start}`).epochMilliseconds))

  it.each([
    ['is at once where the branch says nothing', {}, ['11-23T11:07', false]],
    ['is once it is prepared, by fives', { preparationMinutes: 20 }, ['11-23T11:30', false]],
    [
      'may be after the closing, if it is prepared by then',
      { preparationMinutes: 60 },
      ['11-23T12:10', false],
    ],
    ['is in the next slot with room', { fullSlots: full('11:00', '11:15') }, ['11-23T11:30', true]],
    [
      'does not look at slots before it is prepared',
      { preparationMinutes: 20, fullSlots: full('11:00', '11:15') },
      ['11-23T11:30', false],
    ],
    ['is none once all is full', { fullSlots: full('11:00', '11:15', '11:30', '11:45') }, null],
    ['is none after the closing', { preparationMinutes: 60, fullSlots: full('12:00') }, null],
  ])('%s', (_, more, expected) => {
    expect(soonest(more)).toEqual(expected)
  })

  it('is after midnight in a house that does not close then', () => {
    const branch = { ...bistro, openingHours: [daily('00:00', '24:00')] }
    const late = { branch, now: at('2026-11-23T23:57'), preparationMinutes: 20 }
    const midnight = at('2026-11-24T00:15').epochMilliseconds

    expect(soonest(late)).toEqual(['11-24T00:20', false])
    expect(soonest({ ...late, fullSlots: new Set([midnight]) })).toEqual(['11-24T00:30', true])
  })
})

describe('a refusal names no slot', () => {
  const start = (time: string) => at(`2026-11-23T${time}`).toString()
  const fullSlots = new Set(
    ['11:00', '11:15', '11:30', '11:45', '13:00'].map((time) => at(`2026-11-23T${time}`).epochMilliseconds),
  )
  const factsOf = (appointment: Temporal.Instant | null) =>
    slotProblem(ask({ now: at('2026-11-23T11:20'), fullSlots }), appointment)

  it('but the one that was asked for', () => {
    expect(factsOf(at('2026-11-23T11:50'))).toMatchObject({ facts: { fullSlots: [start('11:45')] } })
  })

  it('but those that an order for as soon as possible could have had', () => {
    expect(factsOf(null)).toMatchObject({
      facts: { fullSlots: [start('11:15'), start('11:30'), start('11:45')] },
    })
  })
})
