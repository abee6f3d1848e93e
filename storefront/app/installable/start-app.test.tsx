// @vitest-environment jsdom
import { isValidElement } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { settings, shopView } from '#domain/catalogue/shop.fixture.ts'
import { shellView } from '../shell/shell-view.ts'
import { startApp } from './start-app.tsx'

const done: string[] = []
const worker = (name: string) => ({ unregister: async () => done.push(name) })
let registrations: object[] = []

beforeEach(() => {
  done.length = 0
  registrations = [worker('ours'), worker('an older one')]
  const container = { getRegistrations: async () => registrations }
  Reflect.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true })
  vi.stubGlobal('caches', {
    keys: async () => ['shop-pages', 'shop-parts'],
    delete: async (name: string) => done.push(name),
  })
})

afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker')
  vi.unstubAllGlobals()
  window.history.replaceState(null, '', '/')
})

const shop = (enablePluginPWA: boolean) =>
  shellView(shopView({ settings: settings({ enablePluginPWA }) }), 'https://shop.example')

it('switched off, every worker of the origin is unregistered, and what they kept is dropped', async () => {
  expect(await startApp(shop(false))).toBeNull()
  expect(done).toEqual(['ours', 'an older one', 'shop-pages', 'shop-parts'])
})

it('where there is none, nothing is touched', async () => {
  registrations = []
  await startApp(shop(false))

  expect(done).toEqual([])
})

it('where browsers have no workers there is nothing to do', async () => {
  Reflect.deleteProperty(navigator, 'serviceWorker')

  expect(await startApp(shop(false))).toBeNull()
})

it('switched on, it is there, and lets every worker be', async () => {
  expect(isValidElement(await startApp(shop(true)))).toBe(true)
  expect(done).toEqual([])
})

it.each(['/self-service/linz', '/Self-Service/linz'])('a device of the house has none: %s', async (path) => {
  window.history.replaceState(null, '', path)

  expect(await startApp(shop(true))).toBeNull()
})
