// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'

import { orKeptPage } from './or-kept-page.ts'

const assign = vi.fn<(address: string) => void>()
const lost = new TypeError('Failed to fetch')

function visit({ hasWorker }: { hasWorker: boolean }) {
  Reflect.defineProperty(navigator, 'serviceWorker', {
    value: { controller: hasWorker ? {} : null },
    configurable: true,
  })
  vi.stubGlobal('location', { assign })
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker')
  vi.unstubAllGlobals()
  assign.mockReset()
})

const at = (path: string) => new Request(`https://shop.example${path}`)

it.each([
  ['/store/linz', '/store/linz'],
  ['/store', '/store'],
  ['/', '/store'],
])('a step to %s that nobody answers goes to the kept page %s', async (path, page) => {
  visit({ hasWorker: true })
  void orKeptPage(Promise.reject(lost), at(path))

  await vi.waitUntil(() => assign.mock.calls.length > 0)
  expect(assign).toHaveBeenCalledExactlyOnceWith(page)
})

it('what was read is what is shown', async () => {
  visit({ hasWorker: true })

  expect(await orKeptPage(Promise.resolve('menu'), at('/store/linz'))).toBe('menu')
})

it.each([
  ['what is refused stays refused', new Response(null, { status: 404 }), true],
  ['where nothing is kept it is said as before', lost, false],
])('%s', async (_, failure, hasWorker) => {
  visit({ hasWorker })

  await expect(orKeptPage(Promise.reject(failure), at('/store/linz'))).rejects.toBe(failure)
  expect(assign).not.toHaveBeenCalled()
})
