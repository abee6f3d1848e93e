// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import type { ShopView } from '#domain/catalogue/shop.contract.ts'
import { branchCard, settings, shopView } from '#domain/catalogue/shop.fixture.ts'
import { shellView } from '../shell/shell-view.ts'
import DivisionRoute, { handle } from './division.route.tsx'
import { divisionView } from './division-view.ts'

let root: Root

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
})

afterEach(async () => {
  await act(async () => root.unmount())
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const picture = { id: 'bild', version: '1', extension: 'jpg' }
const tag = { id: 'garten', name: 'Gastgarten', image: { ...picture, id: 'blatt' } }
const linz = branchCard({
  id: 'linz',
  identifier: 'linz',
  name: 'Linz',
  street: 'Landstraße 3',
  zipCode: '4020',
  city: 'Linz',
  phone: '+43 732 123',
  email: 'linz@example.com',
  tags: [tag],
  logo: { ...picture, id: 'logo', width: 200, height: 100 },
  isDeliveryHoursEnabled: true,
  deliveryHours: [{ type: 'daily', isClosed: false, from: '17:00', to: '21:00' }],
})
const wels = branchCard({ id: 'wels', identifier: 'wels', name: 'Wels', tags: [] })
const hidden = branchCard({ id: 'bald', identifier: 'bald', name: 'Bald', isPublic: false, tags: [] })
const now = Temporal.Instant.from('2026-11-23T12:00:00Z')
const home = settings({ title: 'Suppen', description: 'Jeden Tag drei.', enablePluginHomePage: true })

async function open(changes: Partial<ShopView>, path: '/' | '/store' = '/', query = '') {
  const shop = shopView({ settings: home, tags: [tag], branches: [linz], ...changes })
  const data = { root: shellView(shop, 'https://shop.example'), page: divisionView(shop, now, path) }
  const page = { id: 'page', path: '*', element: <DivisionRoute />, loader: () => data.page }
  const routes = [{ id: 'root', loader: () => data.root, children: [page] }]
  document.body.innerHTML = '<div></div>'
  root = createRoot(document.body.firstElementChild ?? document.body)
  const initialEntries = [path + query]
  const router = createMemoryRouter(routes, { initialEntries, hydrationData: { loaderData: data } })
  await act(async () => root.render(<RouterProvider router={router} />))
}

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
const texts = (selector: string) => all(selector).map((element) => element.textContent)
const links = () => new Map(all('a').map((link) => [link.textContent, link.getAttribute('href')]))

it('the home page of one branch says what it is, and leads to order, call and come', async () => {
  await open({ branches: [linz, hidden] })

  expect(texts('header > div > *')).toEqual(['Suppen', 'Jeden Tag drei.'])
  expect(links()).toEqual(
    new Map([
      ['Online Bestellen', '/store/linz'],
      ['Tischreservierung', 'tel:+43732123'],
      ['Anfahrt', expect.stringMatching(/openstreetmap\.org\/directions\?to=/)],
      ['+43 732 123', 'tel:+43732123'],
      ['linz@example.com', 'mailto:linz@example.com'],
      ['Route planen', expect.stringMatching(/openstreetmap\.org\/directions\?to=/)],
    ]),
  )
  expect(texts('address *')).toEqual(['Linz', 'Landstraße 3', '4020 Linz'])
  expect(all('article')).toEqual([])
})

it('without phone and address it leads to the order alone', async () => {
  const nowhere = { street: null, zipCode: null, city: null, latitude: null, longitude: null }
  await open({ branches: [{ ...linz, ...nowhere, phone: null, email: null }] })

  expect(links()).toEqual(new Map([['Online Bestellen', '/store/linz']]))
})

it('opening hours stand beside delivery hours, one of which is chosen, where there are such', async () => {
  await open({})
  expect(texts('caption')).toEqual(['Öffnungszeiten', 'Lieferzeiten'])
  expect(all('[type=radio]').map((radio) => (radio as HTMLInputElement).checked)).toEqual([true, false])

  await act(async () => root.unmount())
  await open({ branches: [{ ...linz, isDeliveryHoursEnabled: false }] })
  expect([texts('caption'), all('[type=radio]')]).toEqual([['Öffnungszeiten'], []])
})

it('of a handful of branches it has the list, and hours and contacts of each', async () => {
  await open({ branches: [linz, wels, hidden], contactHref: '/kontakt' })

  expect(texts('article h2')).toEqual(['Linz', 'Wels', 'Bald'])
  expect(texts('section[aria-labelledby] > h2')).toEqual(['Linz', 'Wels'])
  expect(links().get('Nachricht schreiben')).toBe('/kontakt')
  expect(links().has('Tischreservierung')).toBe(false)
})

it.each([
  ['/', false, true],
  ['/store', false, false],
  ['/store', true, true],
  ['/', true, false],
] as const)('at %s, with a website at “/”: %s, home stands there: %s', (path, hasWebsite, isThere) => {
  const shop = shopView({ settings: home, branches: [linz], hasWebsite })

  expect(divisionView(shop, now, path).home).toHaveLength(isThere ? 1 : 0)
  expect(divisionView({ ...shop, settings: settings() }, now, path).home).toEqual([])
})

it('more branches than a handful say themselves when they are open', () => {
  const branches = Array.from({ length: 4 }, (_, index) => ({ ...linz, identifier: `linz-${index}` }))

  expect(divisionView(shopView({ settings: home, branches }), now, '/').home).toEqual([])
})

it('the start has no breadcrumbs, the list of branches beside it has', () => {
  const crumbsAt = (path: '/' | '/store') => handle.crumbs(divisionView(shopView(), now, path))

  expect([crumbsAt('/'), crumbsAt('/store')]).toEqual([[], [{ label: 'Filialen' }]])
})

it('a card shows the logo of its branch and the pictures of its tags; one that is not public leads nowhere', async () => {
  await open({ settings: settings(), branches: [linz, hidden] })
  const sources = all('article img').map((image) => image.getAttribute('src'))

  expect(sources).toEqual(['/image/tiny/logo-1.jpg', '/image/thumbnail/blatt-1.jpg'])
  expect(texts('article h2 a')).toEqual(['Linz'])
  expect(texts('article')[1]).toContain('Derzeit nicht verfügbar')
})

it('a search scrolls to what it found, an empty one does not', async () => {
  // The tests' browser scrolls nothing.
  Element.prototype.scrollIntoView = () => undefined
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
  const scrolled = () => scroll.mock.contexts.map((element) => (element as Element).getAttribute('role'))
  await open({ settings: settings(), branches: [linz, wels] })
  const search = async (term: string) => {
    const field = document.querySelector<HTMLInputElement>('[type=search]')
    if (field) field.value = term
    await act(async () => field?.form?.requestSubmit())
  }

  await search('  ')
  expect(scrolled()).toEqual([])
  await search('4020')
  expect([scrolled(), texts('article h2')]).toEqual([['status'], ['Linz']])
  scroll.mockRestore()
})

it('search and chips are there where the shop wants them, a chosen chip takes itself back', async () => {
  const branches = [linz, wels]
  await open({ settings: settings({ enablePluginSearch: false, enablePluginTags: false }), branches })
  expect([all('[type=search]'), all('[aria-label="Filialen filtern"]')]).toEqual([[], []])

  await act(async () => root.unmount())
  await open({ settings: settings(), branches }, '/', '?tag=garten')
  const [chip] = all('[aria-label="Filialen filtern"] a')
  expect(all('[type=search]')).toHaveLength(1)
  expect(texts('article h2')).toEqual(['Linz'])
  expect([chip?.getAttribute('aria-current'), chip?.getAttribute('href')]).toEqual(['true', '/'])
  expect(chip?.querySelector('img')?.getAttribute('src')).toBe('/image/thumbnail/blatt-1.jpg')
})

it('a house that takes no orders for a while says until when, unless one way to order is left', async () => {
  vi.useFakeTimers({ now: now.epochMilliseconds, toFake: ['Date'] })
  const paused = { takeawayPausedUntil: '2026-11-23T12:30:00Z', deliveryPausedUntil: '2026-11-23T13:00:00Z' }
  const openingHours = [{ type: 'daily' as const, isClosed: false, from: '10:00', to: '22:00' }]
  const offered = { openingHours, isTakeawayEnabled: true, isDeliveryEnabled: true, isDineInEnabled: false }
  const some = { ...wels, ...paused, ...offered, isDineInEnabled: true }
  await open({ branches: [{ ...linz, ...paused, ...offered }, some] }, '/store')

  const said = (name: string) => all('li').find(({ textContent }) => textContent.includes(name))?.textContent
  expect(said('Linz')).toContain('Keine Bestellungenbis 13:30')
  expect(said('Wels')).not.toContain('Keine Bestellungen')
})
