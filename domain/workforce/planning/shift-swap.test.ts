import fc from 'fast-check'
import { expect, it } from 'vitest'

import {
  begunSwap,
  moveSwap,
  type ShiftSwap,
  type SwapAction,
  swapActions,
  type SwapMover,
} from './shift-swap.ts'

const anna = { id: 'anna', isLead: false }
const bela = { id: 'bela', isLead: false }
const mia = { id: 'mia', isLead: true }
const offered: ShiftSwap = { status: 'requested', giver: 'anna', taker: null }
const taken: ShiftSwap = { status: 'accepted', giver: 'anna', taker: 'bela' }

it.each<[string, ShiftSwap, SwapAction, SwapMover, unknown]>([
  ['is taken by a colleague', offered, 'accept', bela, { status: 'accepted', taker: 'bela' }],
  ['is not taken by whoever gives it', offered, 'accept', anna, 'not-allowed'],
  [
    'is taken by whom it is for',
    { ...offered, taker: 'bela' },
    'accept',
    bela,
    { status: 'accepted', taker: 'bela' },
  ],
  ['is not taken by somebody else', { ...offered, taker: 'bela' }, 'accept', mia, 'not-allowed'],
  ['is taken once', { ...taken, taker: null }, 'accept', bela, 'swap-settled'],
  ['may be taken twice by the same', taken, 'accept', bela, { status: 'accepted', taker: 'bela' }],
  ['is approved once somebody has it', taken, 'approve', mia, { status: 'approved', taker: 'bela' }],
  ['is not approved before', offered, 'approve', mia, 'swap-not-taken'],
  ['is not approved by who does not lead', taken, 'approve', bela, 'not-allowed'],
  ['is rejected by who leads', offered, 'reject', mia, { status: 'rejected', taker: null }],
  ['is withdrawn by whoever gives it', taken, 'withdraw', anna, { status: 'withdrawn', taker: 'bela' }],
  ['is not withdrawn by whoever takes it', taken, 'withdraw', bela, 'not-allowed'],
  [
    'of an open shift is withdrawn by who asked',
    { ...taken, giver: null },
    'withdraw',
    bela,
    { status: 'withdrawn', taker: 'bela' },
  ],
  ['stays once it is decided', { ...taken, status: 'approved' }, 'reject', mia, 'swap-settled'],
])('a shift that is offered %s', (_, swap, action, mover, expected) => {
  expect(moveSwap(swap, action, mover)).toEqual(expected)
})

it('who asks for an open shift has accepted it', () => {
  expect(begunSwap({ giver: null, taker: 'bela' })).toBe('accepted')
  expect(begunSwap({ giver: 'anna', taker: 'bela' })).toBe('requested')
})

it('each step may be sent twice, and nobody leaves an end', () => {
  const steps = fc.array(
    fc.record({ action: fc.constantFrom(...swapActions), mover: fc.constantFrom(anna, bela, mia) }),
  )
  fc.assert(
    fc.property(steps, (all) => {
      let swap = offered
      for (const { action, mover } of all) {
        const moved = moveSwap(swap, action, mover)
        if (typeof moved === 'string') continue
        const next = { ...swap, ...moved }
        expect(moveSwap(next, action, mover)).toEqual(moved)
        const isEnd = swap.status !== 'requested' && swap.status !== 'accepted'
        expect(isEnd ? next : swap).toEqual(swap)
        swap = next
      }
    }),
  )
})
