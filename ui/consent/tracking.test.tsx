// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'

import { trackSuccess } from './track.ts'
import { formIsSent, press, watchedPage } from './watched-page.fixture.tsx'

const { sent, pixels, openPage, leave } = watchedPage()

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
