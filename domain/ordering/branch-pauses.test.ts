import fc from 'fast-check'
import { expect, it, test } from 'vitest'

import { type BranchPause, branchPauses, type PausableBranch } from './branch-pauses.ts'

const now = Temporal.Instant.from('2026-11-24T12:00:00Z')
const selling: PausableBranch = {
  isPublic: true,
  isTakeawayEnabled: true,
  isDeliveryEnabled: true,
  isDineInEnabled: false,
  deliveryAreas: [{}],
}

it.each<[string, PausableBranch, BranchPause[]]>([
  ['as it should be', {}, []],
  ['not shown', { isPublic: false, isDeliveryEnabled: false }, ['not-public']],
  ['from tomorrow on', { orderableFrom: '2026-11-25T12:00:00Z' }, ['not-yet']],
  ['from this moment on', { orderableFrom: '2026-11-24T12:00:00Z' }, []],
  ['without delivery for now', { isDeliveryEnabled: false }, ['delivery-off']],
  ['that never delivers', { isDeliveryEnabled: false, deliveryAreas: [] }, []],
  ['that sells nothing', { isDeliveryEnabled: false, isTakeawayEnabled: null }, ['nothing-offered']],
])('a branch %s', (_name, change, pauses) => {
  expect(branchPauses({ ...selling, ...change }, now)).toEqual(pauses)
})

test('whoever turns everything on has nothing paused', () => {
  const any = fc.option(fc.boolean())
  const branches = fc.record({
    isTakeawayEnabled: any,
    isDineInEnabled: any,
    deliveryAreas: fc.array(fc.anything()),
  })
  fc.assert(
    fc.property(branches, (branch) => {
      expect(branchPauses({ ...branch, isPublic: true, isDeliveryEnabled: true }, now)).toEqual([])
    }),
  )
})
