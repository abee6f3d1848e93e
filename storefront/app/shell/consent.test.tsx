// @vitest-environment jsdom
import { act, useEffect } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import type { VisitBatch } from '#domain/insight/visits/visit-batch.contract.ts'
import { track } from '#ui/consent/track.ts'
import { ConsentSlot } from './consent-slot.tsx'

const tracking = { isCounting: true, conversionUrl: 'https://werbung.example/erfolg?ereignis={event}' }
const legalLinks = [{ label: 'Datenschutz', href: '/site/privacy' }]
const sent: object[] = []
let root: Root

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('fetch', async (_path: string, { body }: { body: string }) => {
    // As `count-visit.ts` writes it.
    const { events, ...batch } = JSON.parse(body) as VisitBatch
    sent.push(...events.map((event) => ({ ...batch, ...event })))
    return new Response()
  })
  sent.length = 0
  document.cookie = 'cookie-consent=; Max-Age=0; Path=/'
})

afterEach(async () => {
  await act(async () => root.unmount())
  sessionStorage.clear()
  localStorage.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** The frame of the shop around a page that may tell of itself at once. */
async function openShop(Page: () => null = () => null) {
  const element = (
    <>
      <Page />
      <ConsentSlot tracking={tracking} legalLinks={legalLinks} />
    </>
  )
  const router = createMemoryRouter([{ path: '*', element }])
  document.body.innerHTML = '<div></div>'
  root = createRoot(document.body.firstElementChild ?? document.body)
  await act(async () => root.render(<RouterProvider router={router} />))
  await act(() => import('./consent.tsx'))
  if (!vi.isFakeTimers()) vi.useFakeTimers()
}

const banner = () => document.querySelector<HTMLElement>('[data-consent]')
const press = (choice: string) =>
  document.querySelector<HTMLElement>(`[data-consent-choice=${choice}]`)?.click()

it('the shop asks in the words of the website, and counts nothing before somebody agrees', async () => {
  await openShop()
  vi.advanceTimersByTime(60_000)

  expect(banner()?.hidden).toBe(false)
  expect(banner()?.textContent).toContain('welche Seiten besucht und welche Produkte bestellt werden')
  expect(banner()?.textContent).toContain('Nach einer Bestellung melden wir unserem Werbepartner den Erfolg.')
  expect(banner()?.querySelector('a')?.getAttribute('href')).toBe('/site/privacy')
  expect([sent, document.cookie]).toEqual([[], ''])

  press('granted')
  vi.advanceTimersByTime(1250)
  expect(banner()?.hidden).toBe(true)
  expect(sent).toMatchObject([{ type: 'page', action: 'view', category: 'shop' }])
})

it('whoever has answered on the website is not asked again', async () => {
  document.cookie = 'cookie-consent=denied; Path=/'
  await openShop()
  vi.advanceTimersByTime(60_000)

  expect(banner()?.hidden).toBe(true)
  expect(sent).toEqual([])
})

function CheckoutPage() {
  useEffect(() => track({ action: 'checkout' }), [])
  return null
}

it.each([
  ['granted', ['checkout', 'view']],
  ['denied', []],
])(
  'what a page tells before the question has come counts where the answer was “%s”: %j',
  async (said, counted) => {
    document.cookie = `cookie-consent=${said}; Path=/`
    vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval'] })
    await openShop(CheckoutPage)
    vi.advanceTimersByTime(60_000)

    expect(sent).toMatchObject(counted.map((action) => ({ action })))
    expect(sent).toHaveLength(counted.length)
  },
)
