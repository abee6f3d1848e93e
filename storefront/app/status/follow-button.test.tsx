// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import type { PublicOrder } from '#domain/ordering/order.contract.ts'
import { Screen } from '../ui/screen.fixture.ts'
import { FollowButton } from './follow-button.tsx'

const order = { uid: 'u1', hash: 'h1', status: 'confirmed' } as unknown as PublicOrder // Only what it reads.

let screen: Screen

beforeEach(() => {
  screen = new Screen()
  localStorage.setItem('theke-follow-u1', '1')
})

afterEach(async () => {
  await screen.close()
  localStorage.clear()
  vi.unstubAllGlobals()
})

it('a device that is told of an order stays so, and can try again, where the browser or the network fails', async () => {
  const getRegistration = vi.fn<() => Promise<never>>().mockRejectedValue(new Error('not now'))
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration } })
  await screen.show(<FollowButton order={order} />)
  await screen.press('Nicht mehr benachrichtigen')

  await screen.until(() => expect(screen.texts('[role=status]')[0]).toContain('nicht geklappt'))
  const button = screen.control('Nicht mehr benachrichtigen')
  expect(button?.getAttribute('aria-pressed')).toBe('true')
  expect(button?.hasAttribute('disabled')).toBe(false)
  expect(localStorage.getItem('theke-follow-u1')).toBe('1')
})
