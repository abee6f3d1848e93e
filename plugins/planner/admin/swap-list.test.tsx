// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import type { SwapOfPlan } from '#domain/workforce/planning/plan.contract.ts'
import { Screen } from '#storefront/app/ui/screen.fixture.ts'

import { SwapList } from './swap-list.tsx'

// Payload's parts bring styles that Node does not read; none of them is shown here.
vi.mock('@payloadcms/ui', () => ({ toast: {}, SetStepNav: () => null }))

let screen: Screen

beforeEach(() => {
  screen = new Screen()
})
afterEach(() => screen.close())

const swap: SwapOfPlan = {
  id: 'swap',
  shift: 'shift',
  shiftTitle: 'Mo., 3. August, 10 bis 14 Uhr',
  status: 'accepted',
  giver: 'Anna Auer',
  taker: 'Bela Berg',
  note: null,
}

it('sends a decision once, however often it is pressed, and no other beside it', async () => {
  const send = vi.fn<typeof fetch>(() => new Promise(() => undefined))
  vi.stubGlobal('fetch', send)
  await screen.show(<SwapList swaps={[swap]} reload={() => undefined} />)
  await screen.press(/^Genehmigen/)
  await screen.press(/^Genehmigen/)
  await screen.press(/^Ablehnen/)

  expect(send).toHaveBeenCalledOnce()
})
