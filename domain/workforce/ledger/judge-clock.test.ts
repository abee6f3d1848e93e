import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { judgeClock } from './judge-clock.ts'

const noon = Date.parse('2026-11-20T12:00:00Z')
const minutes = (count: number) => count * 60_000

describe('when something was pressed', () => {
  it.each<[string, { pressed: number; sent: number }, number, string | null]>([
    ['at once', { pressed: 0, sent: 0 }, 0, null],
    ['by a clock that is a minute slow', { pressed: -1, sent: -1 }, 0, null],
    ['an hour ago, offline', { pressed: -60, sent: 0 }, -60, 'sent-late'],
    ['by a clock that is three hours ahead', { pressed: 180, sent: 180 }, 0, 'clock-wrong'],
    ['an hour ago by such a clock', { pressed: 120, sent: 180 }, -60, 'clock-wrong'],
    ['before the clock was put back', { pressed: 30, sent: 0 }, 0, 'clock-jumped'],
    ['in another month', { pressed: -minutes(1), sent: 0 }, 0, 'clock-jumped'],
  ])('%s', (_, { pressed, sent }, at, mark) => {
    const clocks = { pressedMs: noon + minutes(pressed), sentMs: noon + minutes(sent), receivedMs: noon }

    expect(judgeClock(clocks)).toEqual({ atMs: noon + minutes(at), mark })
  })

  it('is the receipt where no device says anything', () => {
    expect(judgeClock({ pressedMs: null, sentMs: null, receivedMs: noon })).toEqual({
      atMs: noon,
      mark: null,
    })
  })

  it('is never in the future, whatever the device believes', () => {
    const instants = fc.integer({ min: noon - minutes(100_000), max: noon + minutes(100_000) })
    fc.assert(
      fc.property(instants, instants, (pressedMs, sentMs) => {
        expect(judgeClock({ pressedMs, sentMs, receivedMs: noon }).atMs).toBeLessThanOrEqual(noon)
      }),
    )
  })

  it('follows from how long it waited alone: a clock that is wrong by hours changes nothing', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000 }),
        fc.integer({ min: -1000, max: 1000 }),
        (waited, wrongBy) => {
          const sentMs = noon + minutes(wrongBy)
          const { atMs } = judgeClock({ pressedMs: sentMs - minutes(waited), sentMs, receivedMs: noon })

          expect(atMs).toBe(noon - minutes(waited))
        },
      ),
    )
  })
})
