// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import type { VisitBatch, VisitEvent } from '#domain/insight/visits/visit-batch.contract.ts'

import { askConsent } from './ask-consent.ts'
import { ConsentBanner } from './consent-banner.tsx'
import { trackSuccess } from './track.ts'
import { originInBrowser } from './visit-in-browser.ts'

const conversionUrl = 'https://werbung.example/erfolg?ereignis={event}'
const sent: (VisitEvent & Pick<VisitBatch, 'visit' | 'visitor' | 'category' | 'context'>)[] = []
/** What the server answers. */
let answer = () => Response.json({ taken: true, now: '2026-11-29T12:00:00Z' }, { status: 202 })
const pixels: string[] = []
let leave = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  sent.length = 0
  pixels.length = 0
  answer = () => Response.json({ taken: true, now: '2026-11-29T12:00:00Z' }, { status: 202 })
  document.cookie = 'cookie-consent=; Max-Age=0; Path=/'
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('fetch', async (_path: string, { body }: { body: string }) => {
    // As `count-visit.ts` writes it.
    const { events, ...batch } = JSON.parse(body) as VisitBatch
    sent.push(...events.map((event) => ({ ...batch, ...event })))
    return answer()
  })
  vi.stubGlobal(
    'Image',
    class {
      set src(address: string) {
        pixels.push(address)
      }
    },
  )
})
afterEach(() => {
  leave()
  sessionStorage.clear()
  localStorage.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A page as the server renders it, and its script. */
function openPage(category: 'website' | 'shop' = 'website'): HTMLElement {
  leave()
  document.body.innerHTML = `${renderToStaticMarkup(
    <ConsentBanner tracking={{ isCounting: true, conversionUrl }} legalLinks={[]} category={category} />,
  )}<button data-consent-settings hidden>Cookie-Einstellungen</button>`
  leave = askConsent(document)

  return document.querySelector('[data-consent]') ?? document.body
}

const press = (text: string) =>
  [...document.querySelectorAll('button')].find((button) => button.textContent === text)?.click()
const formIsSent = () => {
  dispatchEvent(new CustomEvent('cookies-accepted'))
  trackSuccess({ action: 'submitform' })
}

it('nothing is counted and nobody is told before somebody agrees, not even by a form', () => {
  const banner = openPage()
  expect(banner.hidden).toBe(false)
  formIsSent()
  vi.advanceTimersByTime(60_000)

  expect([sent, pixels, document.cookie]).toEqual([[], [], ''])
})

it('a page view is counted 250 ms after somebody agrees, and a form as it is sent', () => {
  const banner = openPage()
  press('Zustimmen')
  expect(banner.hidden).toBe(true)
  vi.advanceTimersByTime(1000)
  expect(sent).toMatchObject([{ type: 'page', action: 'view', path: '/' }])

  formIsSent()
  vi.advanceTimersByTime(1000)
  expect(sent.at(-1)).toMatchObject({ type: 'event', action: 'submitform' })
  expect(pixels).toEqual(['https://werbung.example/erfolg?ereignis=submitform'])
})

it.each([
  [249, []],
  [250, ['view']],
])('of a page that is left after %i ms there is sent %j', (milliseconds, expected) => {
  openPage()
  press('Zustimmen')
  vi.advanceTimersByTime(milliseconds)
  dispatchEvent(new Event('pagehide'))

  expect(sent.map(({ action }) => action)).toEqual(expected)
})

it('what is counted waits for the others of its second', () => {
  openPage()
  press('Zustimmen')
  vi.advanceTimersByTime(999)
  expect(sent).toEqual([])
  vi.advanceTimersByTime(1)
  expect(sent).toHaveLength(1)
})

it('a visit says on what kind of screen it was, and how it began', () => {
  history.replaceState(null, '', '/?utm_source=brief&utm_campaign=herbst&qr=tisch4')
  openPage()
  press('Zustimmen')
  vi.advanceTimersByTime(1000)
  history.replaceState(null, '', '/')

  expect(sent[0]?.context).toEqual({
    source: 'brief',
    campaign: 'herbst',
    code: 'tisch4',
    resolution: `${screen.width}x${screen.height}`,
    ratio: 1,
    scheme: 'light',
  })
})

it('nothing is kept in the browser before somebody agrees, and nothing after they take it back', () => {
  const stored = () => [Object.keys(sessionStorage), Object.keys(localStorage)]
  openPage()
  formIsSent()
  vi.advanceTimersByTime(5000)
  expect(stored()).toEqual([[], []])
  press('Zustimmen')
  vi.advanceTimersByTime(2000)
  expect(stored()).toEqual([['visit-origin', 'visit'], ['visitor']])
  press('Cookie-Einstellungen')
  press('Ablehnen')

  expect(stored()).toEqual([[], []])
})

it('pages of one visit count on, half an hour without a word begins another by the same visitor', () => {
  document.cookie = 'cookie-consent=granted; Path=/'
  openPage()
  vi.advanceTimersByTime(1250)
  openPage('shop')
  vi.advanceTimersByTime(1250)
  vi.advanceTimersByTime(31 * 60_000)
  openPage()
  vi.advanceTimersByTime(1250)
  const [first, second, third] = sent

  expect([first?.n, second?.n, third?.n]).toEqual([1, 2, 1])
  expect(second?.visit).toBe(first?.visit)
  expect(third?.visit).not.toBe(first?.visit)
  expect(new Set(sent.map(({ visitor }) => visitor)).size).toBe(1)
  expect(second?.at).toBe(1250)
})

it('an order knows how its guest came first and last, of those who agree and of nobody else', () => {
  const open = (search: string) => {
    history.replaceState(null, '', `/${search}`)
    openPage('shop')
  }
  open('?utm_source=brief&utm_campaign=herbst')
  vi.advanceTimersByTime(2000)
  expect(originInBrowser()).toBeUndefined()
  press('Zustimmen')
  vi.advanceTimersByTime(2000)
  vi.advanceTimersByTime(40 * 60_000)
  open('?qr=tisch4')
  vi.advanceTimersByTime(2000)
  history.replaceState(null, '', '/')

  expect(originInBrowser()).toEqual({
    first: { origin: 'campaign', source: 'brief', campaign: 'herbst', code: null },
    last: { origin: 'qr', source: null, campaign: null, code: 'tisch4' },
  })
  press('Cookie-Einstellungen')
  press('Ablehnen')
  expect(originInBrowser()).toBeUndefined()
})

it('another visitor is made up after a year', () => {
  document.cookie = 'cookie-consent=granted; Path=/'
  for (const days of [0, 364, 1]) {
    vi.advanceTimersByTime(days * 86_400_000)
    openPage()
    vi.advanceTimersByTime(1250)
    leave()
  }
  const [first, second, third] = sent.map(({ visitor }) => visitor)

  expect(second).toBe(first)
  expect(third).not.toBe(first)
})

it('what did not arrive is sent again as it was', async () => {
  answer = () => {
    throw new TypeError('no network')
  }
  openPage()
  press('Zustimmen')
  await vi.advanceTimersByTimeAsync(1000)
  answer = () => Response.json({ taken: true, now: '' }, { status: 202 })
  await vi.advanceTimersByTimeAsync(5000)

  expect(sent.map(({ n, at }) => [n, at])).toEqual([
    [1, 0],
    [1, 0],
  ])
})

it('whose clock is wrong goes on by that of the server', async () => {
  vi.setSystemTime('2026-11-29T15:00:00Z')
  answer = () =>
    Response.json({ taken: false, reason: 'clock', now: '2026-11-29T12:00:00Z' }, { status: 202 })
  openPage()
  press('Zustimmen')
  await vi.advanceTimersByTimeAsync(1000)
  answer = () => Response.json({ taken: true, now: '' }, { status: 202 })
  trackSuccess({ action: 'purchase' })
  await vi.advanceTimersByTimeAsync(1000)
  const begun = sent.map(({ visit }) =>
    new Date(Number.parseInt(visit.replace('-', '').slice(0, 12), 16)).toISOString(),
  )

  expect(begun.map((instant) => instant.slice(0, 16))).toEqual(['2026-11-29T15:00', '2026-11-29T12:00'])
})

it('who is asked because of a form and then agrees is counted with the form, and who refuses is not', () => {
  openPage()
  formIsSent()
  press('Zustimmen')
  vi.advanceTimersByTime(1250)
  expect(sent.map(({ action }) => action)).toEqual(['submitform', 'view'])
  expect(pixels).toEqual(['https://werbung.example/erfolg?ereignis=submitform'])

  document.cookie = 'cookie-consent=; Max-Age=0; Path=/'
  openPage()
  formIsSent()
  press('Ablehnen')
  press('Cookie-Einstellungen')
  press('Zustimmen')
  vi.advanceTimersByTime(60_000)
  expect([sent.length, pixels.length]).toEqual([3, 1])
})

it('what happened before anybody was asked because of it is counted by nobody', () => {
  openPage()
  trackSuccess({ action: 'purchase' })
  press('Zustimmen')
  vi.advanceTimersByTime(60_000)

  expect(sent.map(({ action }) => action)).toEqual(['view'])
  expect(pixels).toEqual([])
})

it('who refuses is asked no more, and who takes it back is counted no more', () => {
  openPage()
  press('Ablehnen')
  expect(openPage().hidden).toBe(true)

  press('Cookie-Einstellungen')
  press('Zustimmen')
  vi.advanceTimersByTime(2000)
  expect(sent).toHaveLength(1)
  press('Cookie-Einstellungen')
  press('Ablehnen')
  formIsSent()
  vi.advanceTimersByTime(60_000)
  expect([sent.length, pixels.length]).toEqual([1, 0])
})

it('who agreed before is counted at once', () => {
  document.cookie = 'cookie-consent=granted; Path=/'
  expect(openPage().hidden).toBe(true)
  vi.advanceTimersByTime(1000)

  expect(sent).toHaveLength(1)
})

it('how a visit began is kept from when somebody agrees until they take it back', () => {
  sessionStorage.clear()
  const kept = () => sessionStorage.getItem('visit-origin')
  openPage()
  formIsSent()
  expect(kept()).toBeNull()

  press('Zustimmen')
  expect(JSON.parse(kept() ?? '{}')).toMatchObject({ source: 'direkt', landingPath: '/' })
  sessionStorage.setItem('visit-origin', 'the first page')
  openPage()
  expect(kept()).toBe('the first page')
  press('Cookie-Einstellungen')
  press('Ablehnen')
  expect(kept()).toBeNull()
})

it('both answers look alike', () => {
  openPage()
  const [refuse, agree] = document.querySelectorAll('[data-consent-choice]')

  expect(refuse?.className).toBe(agree?.className)
})

it('pages that follow each other in one document are counted one by one, under what they belong to', () => {
  openPage('shop')
  press('Zustimmen')
  vi.advanceTimersByTime(1250)
  history.pushState(null, '', '/store/marktplatz')
  dispatchEvent(new Event('page-changed'))
  vi.advanceTimersByTime(200)
  dispatchEvent(new Event('page-changed'))
  vi.advanceTimersByTime(1250)
  history.pushState(null, '', '/')

  expect(sent).toMatchObject([
    { category: 'shop', path: '/' },
    { category: 'shop', path: '/store/marktplatz' },
  ])
})

it('an event takes along what was bought, and nothing after the page was left', () => {
  openPage('shop')
  press('Zustimmen')
  trackSuccess({ action: 'purchase', data: { grossCents: 2070, currency: 'EUR' } })
  vi.advanceTimersByTime(1000)
  expect(sent).toMatchObject([{ action: 'purchase', data: { grossCents: 2070 } }, { action: 'view' }])

  leave()
  trackSuccess({ action: 'purchase' })
  vi.advanceTimersByTime(60_000)
  expect(pixels).toHaveLength(1)
})
