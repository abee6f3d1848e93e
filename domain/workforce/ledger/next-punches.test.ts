import fc from 'fast-check'
import { expect, it } from 'vitest'

import { punchKinds } from './ledger-event.ts'
import { type ClockState, nextPunches, stateAfterPunch } from './next-punches.ts'
import { beginActivity, type Open, punchOpen } from './punch-open.ts'

const facts = { branch: 'linz', timeZone: 'Europe/Vienna', task: null, project: null, note: null }

it.each<[ClockState, string[]]>([
  [null, ['start']],
  ['running', ['pause', 'end']],
  ['paused', ['resume', 'end']],
])('while somebody is %s a clock offers %j', (state, offered) => {
  expect(nextPunches(state)).toEqual(offered)
})

it('a clock without a network shows what the ledger makes of the same presses', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...punchKinds), { maxLength: 30 }), (kinds) => {
      let open: Open | null = null
      let shown: ClockState = null
      for (const [index, kind] of kinds.entries()) {
        const punch = { id: `${index}`, sequence: index, kind, atMs: index * 60_000, facts }
        open = open === null && kind === 'start' ? beginActivity(punch) : punchOpen(open, punch).open
        shown = stateAfterPunch(shown, kind)
        expect(shown).toBe(open?.state ?? null)
      }
    }),
  )
})
