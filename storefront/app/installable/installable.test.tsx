// @vitest-environment jsdom
import { act } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import type { ShopView } from '#domain/catalogue/shop.contract.ts'
import { settings, shopView } from '#domain/catalogue/shop.fixture.ts'
import { shellView } from '../shell/shell-view.ts'
import { Screen } from '../ui/screen.fixture.ts'
import type { InstallPrompt } from './install-prompt.ts'
import { Installable } from './installable.tsx'

let screen: Screen
let asked = 0
let choice: 'accepted' | 'dismissed' = 'accepted'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  screen = new Screen()
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  document.cookie = 'pwa-dismiss=; Max-Age=0; Path=/'
  document.cookie = 'cookie-consent=; Max-Age=0; Path=/'
  asked = 0
  choice = 'accepted'
})

afterEach(async () => {
  await screen.close()
  delete window.installPrompt
  vi.useRealTimers()
})

type Opened = { path?: string; shop?: Partial<ShopView>; isSupported?: boolean; page?: string }

async function open({ path = '/store/linz', shop = {}, isSupported = true }: Opened = {}) {
  if (isSupported) sayInstallable()
  const shell = shellView(
    shopView({ settings: settings({ enablePluginPWA: true }), ...shop }),
    'https://shop.example',
  )
  const page = (
    <>
      {path.startsWith('/status') && <div data-install-place="" />}
      <Installable shell={shell} />
    </>
  )
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: [path] })
  await screen.show(<RouterProvider router={router} />)
}

/** As a browser does, through the script in the head of the page. */
function sayInstallable() {
  window.installPrompt = Object.assign(new Event('beforeinstallprompt'), {
    prompt: async () => {
      asked += 1
    },
    get userChoice() {
      return Promise.resolve({ outcome: choice })
    },
  }) satisfies InstallPrompt
  dispatchEvent(new Event('installable'))
}

const offer = () => screen.section('Lindenhof als App')
const after = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const tracking = { isCounting: true }
const answer = async (consent: 'granted' | 'denied') => {
  document.cookie = `cookie-consent=${consent}; Path=/`
  await act(async () => dispatchEvent(new CustomEvent('consent-chosen')))
}

it('a house that asks nothing offers its app after 5 seconds', async () => {
  await open()
  await after(4999)
  expect(offer()).toBeUndefined()
  await after(1)
  expect(offer()?.textContent).toContain('auch wenn gerade kein Netz da ist')
})

it('whoever has agreed before is offered it after 5 seconds', async () => {
  document.cookie = 'cookie-consent=granted; Path=/'
  await open({ shop: { tracking } })
  await after(4999)
  expect(offer()).toBeUndefined()
  await after(1)
  expect(offer()).toBeDefined()
})

it.each([
  ['granted', 250],
  ['denied', 5000],
] as const)('the open question is not covered; %s, the offer follows after %i ms', async (consent, delay) => {
  await open({ shop: { tracking } })
  await after(60_000)
  expect(offer()).toBeUndefined()

  await answer(consent)
  await after(delay - 1)
  expect(offer()).toBeUndefined()
  await after(1)
  expect(offer()).toBeDefined()
})

it('the offer comes up as late as the browser says that it can install', async () => {
  await open({ isSupported: false })
  await after(60_000)
  expect(offer()).toBeUndefined()
  await act(async () => sayInstallable())
  expect(offer()).toBeDefined()
})

it.each(['/store/linz/checkout', '/self-service/linz', '/questionnaires/a'])(
  'the offer does not lie over %s',
  async (path) => {
    await open({ path })
    await after(60_000)
    expect(offer()).toBeUndefined()
  },
)

it('the installed app is not offered', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  await open()
  await after(60_000)

  expect(offer()).toBeUndefined()
})

it('nor is one that the browser knows', async () => {
  Reflect.set(navigator, 'getInstalledRelatedApps', async () => [{}])
  await open()
  await after(60_000)
  Reflect.deleteProperty(navigator, 'getInstalledRelatedApps')

  expect(offer()).toBeUndefined()
})

it.each(['Nicht jetzt', 'Escape'])('“%s” holds for a month', async (way) => {
  await open()
  await after(5000)
  const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })
  if (way === 'Escape') await act(async () => screen.control('Installieren')?.dispatchEvent(escape))
  else await screen.press(way)

  expect(offer()).toBeUndefined()
  expect(document.cookie).toContain('pwa-dismiss=true')
})

it.each([
  ['accepted', false],
  ['dismissed', true],
] as const)(
  'the browser is asked once; %s there, it is put off for a month: %s',
  async (outcome, isPutOff) => {
    choice = outcome
    await open()
    await after(5000)
    await screen.press('Installieren')
    await after(0)

    expect(asked).toBe(1)
    expect(offer()).toBeUndefined()
    expect(document.cookie.includes('pwa-dismiss=true')).toBe(isPutOff)
  },
)

it('below an order it stands in the page, at once', async () => {
  await open({ path: '/status/a/b', shop: { tracking } })
  await after(0)

  expect(offer()?.parentElement).toBe(document.querySelector('[data-install-place]'))
})
