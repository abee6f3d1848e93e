import fc from 'fast-check'
import { expect, it } from 'vitest'

import { foldLedger } from './fold-ledger.ts'
import { facts, hourMs } from './ledger.fixture.ts'
import { punchKinds } from './ledger-event.ts'
import { type ClockState, clockStateAt, nextPunches, type OpenWork, workAfterPunch } from './next-punches.ts'

it.each<[ClockState, string[]]>([
  [null, ['start']],
  ['running', ['pause', 'end']],
  ['paused', ['resume', 'end']],
  ['forgotten', ['start', 'end']],
])('while somebody is %s a clock offers %j', (state, offered) => {
  expect(nextPunches(state)).toEqual(offered)
})

it.each<[OpenWork | null, number, ClockState]>([
  [null, 99, null],
  [{ state: 'running', fromMs: 8 * hourMs }, 23.9, 'running'],
  [{ state: 'paused', fromMs: 8 * hourMs }, 23.9, 'paused'],
  [{ state: 'running', fromMs: 8 * hourMs }, 24, 'forgotten'],
  [{ state: 'paused', fromMs: 8 * hourMs }, 31, 'forgotten'],
])('of %j a clock knows at %d o’clock that it is %s', (work, hours, state) => {
  expect(clockStateAt(work, hours * hourMs)).toBe(state)
})

it('whoever forgot to go is at work by the next “Kommen”, and by nothing else', () => {
  const forgotten: OpenWork = { state: 'running', fromMs: 8 * hourMs }
  const after = (kind: (typeof punchKinds)[number]) => workAfterPunch(forgotten, { kind, atMs: 31 * hourMs })

  expect(after('start')).toEqual({ state: 'running', fromMs: 31 * hourMs })
  expect([after('pause'), after('resume'), after('end')]).toEqual([null, null, null])
})

it('a clock without a network shows what the ledger makes of the same presses', () => {
  const press = fc.record({
    kind: fc.constantFrom(...punchKinds),
    minutes: fc.integer({ min: 0, max: 1200 }),
  })
  fc.assert(
    fc.property(fc.array(press, { maxLength: 30 }), (presses) => {
      let atMs = 0
      let shown: OpenWork | null = null
      const punches = []
      for (const [index, { kind, minutes }] of presses.entries()) {
        atMs += minutes * 60_000
        punches.push({ id: `${index}`, sequence: index, kind, atMs, facts })
        shown = workAfterPunch(shown, { kind, atMs })
        const open = foldLedger(punches).activities.find(({ state }) => ['running', 'paused'].includes(state))
        expect(shown).toEqual(open ? { state: open.state, fromMs: open.from } : null)
      }
    }),
  )
})
