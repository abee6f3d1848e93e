// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { applyNewVersion, followWorker, keepPage } from './app-worker.ts'

type Told = { type: string; path?: string; isPolite?: boolean }

/** A worker that answers as ours does. */
class FakeWorker extends EventTarget {
  readonly told: Told[] = []
  readonly #build: string
  readonly #keptSince: number | null

  constructor(build: string, keptSince: number | null = null) {
    super()
    this.#build = build
    this.#keptSince = keptSince
  }

  postMessage(message: Told, [port]: MessagePort[] = []) {
    this.told.push(message)
    port?.postMessage(message.type === 'build' ? this.#build : this.#keptSince)
  }
}

class FakeRegistration extends EventTarget {
  waiting: FakeWorker | null = null
  installing: FakeWorker | null = null
  active: FakeWorker | null = null
  readonly update = vi.fn<() => Promise<void>>(async () => undefined)
}

let registration: FakeRegistration
let container: EventTarget & { controller: FakeWorker | null }
const register = vi.fn<(path: string, options: object) => Promise<void>>()
const onNewVersion = vi.fn<() => void>()
const onKept = vi.fn<(since: number) => void>()
const reload = vi.fn<() => void>()
let end = () => {}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  for (const mock of [register, onNewVersion, onKept, reload]) mock.mockReset()
  registration = new FakeRegistration()
  registration.active = new FakeWorker('old')
  container = Object.assign(new EventTarget(), {
    controller: registration.active,
    register,
    getRegistration: async () => registration,
    ready: Promise.resolve(registration),
  })
  Reflect.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true })
  vi.stubGlobal('__reactRouterManifest', { version: 'old' })
  vi.stubGlobal('location', { reload })
})

afterEach(() => {
  end()
  Reflect.deleteProperty(navigator, 'serviceWorker')
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const begin = async () => {
  end = followWorker({ onNewVersion, onKept })
  await vi.advanceTimersByTimeAsync(0)
}

it('is registered for the pages of the shop, and looked for anew after 2.5 seconds and every 30 minutes', async () => {
  await begin()
  expect(register).toHaveBeenCalledExactlyOnceWith('/worker.js', { scope: '/store', updateViaCache: 'none' })

  const checks = []
  for (const wait of [2499, 1, 30 * 60_000 - 2501, 1, 30 * 60_000]) {
    await vi.advanceTimersByTimeAsync(wait)
    checks.push(registration.update.mock.calls.length)
  }
  expect(checks).toEqual([0, 1, 1, 2, 3])
  end()
  await vi.advanceTimersByTimeAsync(60 * 60_000)
  expect(registration.update).toHaveBeenCalledTimes(3)
})

it('a newer build is told where the page is of an older one', async () => {
  registration.waiting = new FakeWorker('new')
  await begin()
  await vi.waitUntil(() => onNewVersion.mock.calls.length > 0)

  expect(registration.waiting.told.map(({ type }) => type)).toEqual(['build'])
})

it('a page that is as new as the worker that waits has it take over, unless others are open', async () => {
  vi.stubGlobal('__reactRouterManifest', { version: 'new' })
  registration.waiting = new FakeWorker('new')
  const { told } = registration.waiting
  await begin()
  await vi.waitUntil(() => told.length > 1)

  expect(told.at(-1)).toEqual({ type: 'take-over', isPolite: true })
  expect(onNewVersion).not.toHaveBeenCalled()
})

it('one that comes while the page is open is told as well', async () => {
  await begin()
  registration.installing = new FakeWorker('new')
  registration.dispatchEvent(new Event('updatefound'))
  registration.waiting = registration.installing
  registration.waiting.dispatchEvent(new Event('statechange'))

  await vi.waitUntil(() => onNewVersion.mock.calls.length > 0)
  expect(onNewVersion).toHaveBeenCalledTimes(1)
})

it('the first worker of all is no new version', async () => {
  container.controller = null
  registration.waiting = new FakeWorker('new')
  await begin()
  await vi.advanceTimersByTimeAsync(10_000)

  expect(onNewVersion).not.toHaveBeenCalled()
  expect(registration.waiting.told).toEqual([])
})

it('a page says since when it has been kept', async () => {
  container.controller = new FakeWorker('old', 1_700_000_000_000)
  await begin()
  await vi.waitUntil(() => onKept.mock.calls.length > 0)

  expect(onKept).toHaveBeenCalledExactlyOnceWith(1_700_000_000_000)
})

it('a browser that refuses workers does without', async () => {
  register.mockRejectedValue(new Error('insecure'))
  await begin()
  await vi.advanceTimersByTimeAsync(60_000)

  expect(registration.update).not.toHaveBeenCalled()
})

it('the new version takes over when it is asked to, and the page comes anew once it has', async () => {
  registration.waiting = new FakeWorker('new')
  await applyNewVersion()
  expect(registration.waiting.told).toEqual([{ type: 'take-over', isPolite: false }])
  expect(reload).not.toHaveBeenCalled()

  container.dispatchEvent(new Event('controllerchange'))
  expect(reload).toHaveBeenCalledTimes(1)
})

it('where another page has already asked for it, the page comes anew at once', async () => {
  await applyNewVersion()

  expect(reload).toHaveBeenCalledTimes(1)
})

it('a page that was never asked for as such is kept by the worker', async () => {
  await keepPage('/store/linz')

  expect(registration.active?.told).toEqual([{ type: 'keep', path: '/store/linz' }])
})
