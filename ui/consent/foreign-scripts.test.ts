// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { foreignScripts } from './foreign-scripts.ts'

const pixelId = '123456'
const tags = { tagManagerId: 'GTM-HAUS', tagManagerAddress: 'https://tags.example' }
const both = { pixelId, ...tags }
const purchase = { action: 'purchase', data: { items: [], grossCents: 550, currency: 'EUR' } }
const pixelScript = 'https://connect.facebook.net/de_DE/fbevents.js'
const tagScript = 'https://tags.example/gtm.js?id=GTM-HAUS'

type Foreign = Window & { fbq?: { queue: unknown[][] }; dataLayer?: object[] }
const foreign = window as Foreign
const images: string[] = []
const leave = vi.fn<() => void>()

beforeEach(() => {
  images.length = 0
  vi.stubGlobal(
    'Image',
    class {
      set src(address: string) {
        images.push(address)
      }
    },
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  leave.mockReset()
  sessionStorage.clear()
  localStorage.clear()
  document.head.innerHTML = ''
  document.body.innerHTML = ''
  history.replaceState(null, '', '/')
  Reflect.deleteProperty(foreign, 'fbq')
  Reflect.deleteProperty(foreign, '_fbq')
  Reflect.deleteProperty(foreign, 'dataLayer')
})

function openAt(path: string, settings: Parameters<typeof foreignScripts>[1] = both) {
  document.head.innerHTML = ''
  history.replaceState(null, '', path)
  return foreignScripts(document, settings, leave)
}

const loaded = () => [...document.scripts].map(({ src }) => src)

it.each([
  [{}, []],
  [{ pixelId }, [pixelScript]],
  [tags, [tagScript]],
  [both, [pixelScript, tagScript]],
])('with %j there is loaded %j, and nothing before it is asked for', (settings, expected) => {
  const scripts = openAt('/store/linz', settings)
  scripts.see()
  expect(loaded()).toEqual([])

  scripts.run()
  scripts.run()
  expect(loaded()).toEqual(expected)
})

it.each([
  '/store/linz/checkout',
  '/store/linz/checkout/error',
  '/status/019a/geheim',
  '/questionnaires/geheim',
  '/self-service',
  '/self-service/store/linz',
  '/leistungen?preview=019a',
])('at %s no script is loaded', (path) => {
  openAt(path).run()

  expect(loaded()).toEqual([])
})

it('beside a contact form no script is loaded', () => {
  document.body.innerHTML = '<div data-behaviour="contact-form"></div>'
  openAt('/kontakt').run()

  expect(loaded()).toEqual([])
})

it('a page that began as a private one loads none later on either, since its policy names nobody', () => {
  const scripts = openAt('/status/019a/geheim')
  history.replaceState(null, '', '/store/linz')
  scripts.run()

  expect(loaded()).toEqual([])
})

it('pages and what happens on them wait for the scripts', () => {
  const scripts = openAt('/store/linz')
  scripts.run()
  scripts.see()
  scripts.tell(purchase)

  expect(foreign.fbq?.queue).toEqual([
    ['set', 'autoConfig', false, pixelId],
    ['init', pixelId],
    ['track', 'PageView'],
    ['track', 'Purchase', { value: 5.5, currency: 'EUR', contents: [] }],
  ])
  expect(foreign.dataLayer?.filter((entry) => 'event' in entry)).toMatchObject([
    { event: 'gtm.js' },
    { event: 'page_view', page_path: '/store/linz' },
    { event: 'purchase', ecommerce: { value: 5.5, currency: 'EUR' } },
  ])
  expect(images).toEqual([])
})

it('what happens on a private page Meta learns by an image, the tag manager with the next page that loads it', () => {
  openAt('/store/linz/checkout').tell(purchase)
  expect(images).toEqual([
    'https://www.facebook.com/tr?id=123456&ev=Purchase&noscript=1&cd%5Bvalue%5D=5.50&cd%5Bcurrency%5D=EUR',
  ])
  expect(foreign.dataLayer).toBeUndefined()

  openAt('/store/linz').run()
  expect(foreign.dataLayer).toContainEqual({
    event: 'purchase',
    ecommerce: { value: 5.5, currency: 'EUR', items: [] },
  })
  openAt('/store').run()
  expect(foreign.dataLayer?.filter((entry) => 'ecommerce' in entry)).toEqual([])
})

it('who is not configured is told nothing', () => {
  openAt('/store/linz/checkout', {}).tell(purchase)

  expect([images, sessionStorage.length]).toEqual([[], 0])
})

it('whoever takes it back loses what was left on our origin, and the page begins anew', () => {
  document.cookie = '_ga=1; Path=/'
  document.cookie = '_fbp=2; Path=/'
  document.cookie = 'ours=3; Path=/'
  localStorage.setItem('_gcl_ls', '4')
  localStorage.setItem('theme', 'black')
  openAt('/store/linz/checkout').tell(purchase)
  const scripts = openAt('/store/linz')
  scripts.run()
  scripts.withdraw()

  expect(document.cookie).toContain('ours=3')
  expect(document.cookie).not.toMatch(/_ga|_fbp/)
  document.cookie = 'ours=; Max-Age=0; Path=/'
  expect([Object.keys(localStorage), sessionStorage.length]).toEqual([['theme'], 0])
  expect(leave).toHaveBeenCalledOnce()
})

it('where nothing of theirs runs the page goes on', () => {
  openAt('/store/linz').withdraw()

  expect(leave).not.toHaveBeenCalled()
})

it('who agrees only on a private page brings nobody along to it', () => {
  const scripts = openAt('/store/linz')
  history.pushState(null, '', '/store/linz/checkout')
  scripts.run()
  expect(loaded()).toEqual([])

  history.pushState(null, '', '/store/linz')
  scripts.run()
  expect(loaded()).toEqual([pixelScript, tagScript])
})
