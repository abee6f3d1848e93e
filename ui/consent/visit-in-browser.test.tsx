// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'

import { trackSuccess } from './track.ts'
import { originInBrowser } from './origin-in-browser.ts'
import { formIsSent, press, watchedPage } from './watched-page.fixture.tsx'

const { sent, erased, server, openPage, leave } = watchedPage()

it('a visit says on what kind of screen it was, and how it began', () => {
  history.replaceState(null, '', '/?utm_source=brief&utm_medium=post&utm_campaign=herbst&qr=tisch4')
  openPage()
  press('Zustimmen')
  vi.advanceTimersByTime(1000)
  history.replaceState(null, '', '/')

  expect(sent[0]?.context).toEqual({
    source: 'brief',
    medium: 'post',
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

it('who takes it back has all erased that was counted of them, also what was on its way just then', async () => {
  openPage()
  press('Ablehnen')
  expect(erased).toEqual([])
  press('Cookie-Einstellungen')
  press('Zustimmen')
  await vi.advanceTimersByTimeAsync(2000)
  let arrive: (answer: Response) => void = () => undefined
  server.answer = () => new Promise<Response>((resolve) => (arrive = resolve))
  trackSuccess({ action: 'purchase' })
  await vi.advanceTimersByTimeAsync(1000)
  press('Cookie-Einstellungen')
  press('Ablehnen')
  const visitor = sent[0]?.visitor
  expect(erased).toEqual([visitor])

  arrive(Response.json({ taken: true, now: '' }, { status: 202 }))
  await vi.advanceTimersByTimeAsync(0)
  expect(erased).toEqual([visitor, visitor])
  openPage()
  expect(erased).toHaveLength(2)
})

it.each([
  ['is away', () => new Response(null, { status: 503 })],
  [
    'cannot be reached',
    () => {
      throw new TypeError('no network')
    },
  ],
])('whoever is erased while the server %s is erased by the next page, and known no more', async (_, fail) => {
  openPage()
  press('Zustimmen')
  await vi.advanceTimersByTimeAsync(2000)
  server.erase = fail
  press('Cookie-Einstellungen')
  press('Ablehnen')
  await vi.advanceTimersByTimeAsync(0)
  const visitor = sent[0]?.visitor
  expect(JSON.parse(localStorage.visitor as string)).toEqual({ id: visitor })
  server.erase = () => Response.json({ visits: 1 })
  openPage()
  await vi.advanceTimersByTimeAsync(0)
  expect([erased, localStorage.length]).toEqual([[visitor, visitor], 0])

  press('Cookie-Einstellungen')
  press('Zustimmen')
  await vi.advanceTimersByTimeAsync(2000)
  expect(sent.at(-1)?.visitor).not.toBe(visitor)
})

it('a name that is cut in half, and a campaign of one that is too long, do not begin a visit anew each time', () => {
  document.cookie = 'cookie-consent=granted; Path=/'
  history.replaceState(null, '', `/?utm_campaign=${'a'.repeat(159)}${encodeURIComponent('🍕🍕')}`)
  openPage()
  vi.advanceTimersByTime(1000)
  trackSuccess({ action: 'purchase' })
  vi.advanceTimersByTime(1000)
  history.replaceState(null, '', '/')

  expect(new Set(sent.map(({ visit }) => visit)).size).toBe(1)
  expect(sent[0]?.context.campaign).toBe('a'.repeat(159))
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

it('whoever waits to be erased orders as somebody of whom nothing is known', async () => {
  openPage()
  press('Zustimmen')
  await vi.advanceTimersByTimeAsync(2000)
  localStorage.setItem('visitor', JSON.stringify({ id: sent[0]?.visitor }))

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

it.each([
  [
    'without a network',
    () => {
      throw new TypeError('no network')
    },
  ],
  ['while the server is away', () => new Response(null, { status: 503 })],
  ['while too many are told from one address', () => new Response(null, { status: 429 })],
])('what did not arrive %s is sent again as it was', async (_when, answer: () => Response) => {
  server.answer = answer
  openPage()
  press('Zustimmen')
  await vi.advanceTimersByTimeAsync(1000)
  server.answer = () => Response.json({ taken: true, now: '' }, { status: 202 })
  await vi.advanceTimersByTimeAsync(5000)

  expect(sent.map(({ n, at }) => [n, at])).toEqual([
    [1, 0],
    [1, 0],
  ])
})

it('whose clock is wrong goes on by that of the server', async () => {
  vi.setSystemTime('2026-11-29T15:00:00Z')
  server.answer = () =>
    Response.json({ taken: false, reason: 'clock', now: '2026-11-29T12:00:00Z' }, { status: 202 })
  openPage()
  press('Zustimmen')
  await vi.advanceTimersByTimeAsync(1000)
  server.answer = () => Response.json({ taken: true, now: '' }, { status: 202 })
  trackSuccess({ action: 'purchase' })
  await vi.advanceTimersByTimeAsync(1000)
  const begun = sent.map(({ visit }) =>
    new Date(Number.parseInt(visit.replace('-', '').slice(0, 12), 16)).toISOString(),
  )

  expect(begun.map((instant) => instant.slice(0, 16))).toEqual(['2026-11-29T15:00', '2026-11-29T12:00'])
})
