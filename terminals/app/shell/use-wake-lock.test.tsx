// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { useWakeLock } from './use-wake-lock.ts'

type Lock = { released: boolean; release: () => Promise<void> }

let root: Root
let locks: Lock[]
let isRefused: boolean
const held = () => locks.filter(({ released }) => !released).length

function Screen() {
  useWakeLock()
  return null
}

const look = (state: 'visible' | 'hidden') =>
  act(async () => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
    // A browser lets go of it with the page that nobody sees.
    if (state === 'hidden') for (const lock of locks) lock.released = true
    document.dispatchEvent(new Event('visibilitychange'))
  })
const open = () => act(async () => root.render(<Screen />))

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  locks = []
  isRefused = false
  const request = async () => {
    if (isRefused) throw new DOMException('low battery', 'NotAllowedError')
    const lock: Lock = {
      released: false,
      release: async () => {
        lock.released = true
      },
    }
    locks.push(lock)
    return lock
  }
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true })
  root = createRoot(document.createElement('div'))
})
afterEach(async () => {
  await act(async () => root.unmount())
  Reflect.deleteProperty(navigator, 'wakeLock')
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('the screen stays on while it is looked at, also after somebody has looked at something else', async () => {
  await open()
  expect(held()).toBe(1)
  await look('hidden')
  expect(held()).toBe(0)
  await look('visible')
  await look('visible')
  expect([held(), locks.length]).toEqual([1, 2])
})

it('whoever leaves the screen lets it go dark', async () => {
  await open()
  await act(async () => root.render(null))
  expect(held()).toBe(0)
})

it('where the device refuses, the screen is shown all the same, and it is tried again', async () => {
  isRefused = true
  await open()
  expect(held()).toBe(0)
  isRefused = false
  await look('visible')
  expect(held()).toBe(1)
})

it('devices that know nothing of it are left alone', async () => {
  Reflect.deleteProperty(navigator, 'wakeLock')
  await open()
  expect(locks).toEqual([])
})
