// @vitest-environment jsdom
import { act, type ReactNode } from 'react'
import { createMemoryRouter, Outlet, type RouteObject, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import type { ShopView } from '#domain/catalogue/shop.contract.ts'
import { branchCard, settings, shopView } from '#domain/catalogue/shop.fixture.ts'
import { staffNoteKey } from '#domain/people/staff-note.ts'
import { browserReader } from '../shop/browser-shop.ts'
import { Screen } from '../ui/screen.fixture.ts'
import { AdminToolbar } from './admin-toolbar.tsx'
import { AdminToolbarSlot } from './admin-toolbar-slot.tsx'
import { Breadcrumbs, storeCrumb } from './breadcrumbs.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { NotFoundMessage } from './message-page.tsx'
import { shellView } from './shell-view.ts'
import { SideControls } from './side-controls.tsx'

let screen: Screen
const hidePopover = vi.fn<() => void>()

beforeEach(() => {
  screen = new Screen()
  vi.stubGlobal('__APP_VERSION__', '9.9.9')
  HTMLElement.prototype.hidePopover = hidePopover
  hidePopover.mockReset()
})

afterEach(async () => {
  await screen.close()
  vi.restoreAllMocks()
})

const linz = branchCard({ identifier: 'linz', name: 'Linz', phone: '+43 732 1', email: 'linz@example.com' })
const item = (label: string, href: string) => ({ label, href, children: [] })

type Shown = { shop?: Partial<ShopView>; at?: string; page?: RouteObject; more?: ReactNode }

/** The frame of a shop around a page. */
async function openShop({ shop = {}, at = '/store/linz', page = {}, more }: Shown = {}) {
  const shell = shellView(shopView({ branches: [linz], ...shop }), 'https://shop.example')
  const frame = (
    <>
      <Header shell={shell} />
      <Breadcrumbs />
      <Outlet />
      {more}
      <Footer shell={shell} />
    </>
  )
  const child = { path: '*', id: 'page', element: <main />, loader: () => null, ...page } as RouteObject // a page of no children
  const routes = [{ id: 'root', path: '/', element: frame, loader: () => shell, children: [child] }]
  const hydrationData = { loaderData: { root: shell, page: {} } }
  const router = createMemoryRouter(routes, { initialEntries: [at], hydrationData })
  await screen.show(<RouterProvider router={router} />)
  return router
}

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
const hrefs = (selector: string) => all(selector).map((element) => element.getAttribute('href'))
const menu = '[aria-label=Hauptnavigation]'
const footer = 'footer'

it('the header shows the logo, or the name of the shop', async () => {
  await openShop()
  expect(screen.texts('header a')[0]).toBe('Lindenhof')
  expect(all('header a')[0]?.getAttribute('aria-label')).toBe('Lindenhof: Startseite')

  await screen.show(null)
  const logo = { id: 'bild', version: '1', extension: 'png', width: 300, height: 100 }
  await openShop({ shop: { settings: settings({ logo }) } })
  const [image] = all('header a img')
  expect(['src', 'width', 'height'].map((name) => image?.getAttribute(name))).toEqual([
    '/image/bild-1.png',
    '120',
    '40',
  ])
})

it('the main menu has the kept navigation with what hangs below, and marks where one is', async () => {
  const below = { ...item('Glas', '/store/linz'), suffix: 'Neu' }
  await openShop({
    shop: {
      menu: [{ ...item('Bestellen', '/store'), children: [below] }, item('Presse', 'https://example.com')],
    },
  })

  expect(screen.texts(`${menu} > ul > li > a`)).toEqual(['Bestellen', 'Presse'])
  expect(screen.texts(`${menu} ul ul a`)).toEqual(['GlasNeu'])
  expect(hrefs(`${menu} [aria-current=page]`)).toEqual(['/store/linz'])
  expect(all(`${menu} a[target=_blank]`)[0]?.getAttribute('rel')).toBe('noopener')
})

it('whoever goes on by the menu has closed it', async () => {
  const router = await openShop({ shop: { menu: [item('Bestellen', '/store')] } })
  await act(async () => all(`${menu} a`)[0]?.click())

  expect(hidePopover).toHaveBeenCalledOnce()
  expect(router.state.location.pathname).toBe('/store')
})

it('a page of the website is left to the browser, which loads a new one', async () => {
  const router = await openShop({ shop: { menu: [item('Küche', '/unsere-kueche')], hasWebsite: true } })
  for (const link of [all(`${menu} a`)[0], all('header a')[0]]) {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true })
    let isOurs: boolean | undefined
    const judge = (event: Event) => {
      isOurs = event.defaultPrevented
      event.preventDefault() // jsdom has nowhere to go
    }
    document.addEventListener('click', judge, { once: true })
    await act(async () => link?.dispatchEvent(click))
    expect(isOurs).toBe(false)
  }
  expect(router.state.location.pathname).toBe('/store/linz')
})

it('brochure and social links stand in the menu and in the footer', async () => {
  const socialLinks = [{ label: 'Instagram', url: 'https://social.example/lindenhof' }]
  const brochureUrl = '/upload/geheimnis/karte-1.pdf'
  await openShop({ shop: { settings: settings({ socialLinks, brochureUrl }) } })

  for (const place of ['#main-menu', footer]) {
    expect(hrefs(`${place} a[download]`)).toEqual([brochureUrl])
    expect(hrefs(`${place} a[rel~=me]`)).toEqual(['https://social.example/lindenhof'])
  }
})

it('the footer says where the branch is, in Austria, and leads by its own navigation', async () => {
  await openShop({ shop: { footerMenu: [item('Presse', '/presse')], contactHref: '/kontakt' } })

  expect(screen.texts(`${footer} address *`)).toEqual(['Linz', 'Kirchengasse 7', '1070 Wien', 'Österreich'])
  expect(hrefs(`${footer} [aria-label="Weitere Seiten"] a`)).toEqual(['/presse'])
  expect(hrefs(`${footer} [aria-label=Kontakt] a`)).toEqual([
    'tel:+437321',
    'mailto:linz@example.com',
    '/kontakt',
  ])
})

it('nothing in the footer leads to a page that is not there', async () => {
  await openShop()

  expect(hrefs(`${footer} [aria-label=Kontakt] a`)).toEqual(['tel:+437321', 'mailto:linz@example.com'])
  expect(all(`${footer} [aria-label="Weitere Seiten"]`)).toEqual([])
})

const crumbs = () => all('[aria-label=Brotkrumen] li').map((each) => each.firstElementChild?.textContent)

it.each([
  ['a branch', [storeCrumb, { label: 'Linz' }], { hasWebsite: true }, ['Start', 'Filialen', 'Linz']],
  [
    'a branch where the list of branches is the start',
    [storeCrumb, { label: 'Linz' }],
    {},
    ['Start', 'Linz'],
  ],
  [
    'a branch beside a home page',
    [storeCrumb, { label: 'Linz' }],
    { settings: settings({ enablePluginHomePage: true }) },
    ['Start', 'Filialen', 'Linz'],
  ],
  ['home', [], {}, []],
])('the breadcrumbs of %s', async (_page, shown, shop, expected) => {
  await openShop({ shop, page: { handle: { crumbs: () => shown } } })

  expect(crumbs()).toEqual(expected)
  expect(screen.texts('[aria-label=Brotkrumen] [aria-current=page]')).toEqual(expected.slice(-1))
})

it('a page that is missing leads home, to the branches and to whom one can write', async () => {
  await openShop({ page: { element: <NotFoundMessage /> }, shop: { contactHref: '/kontakt' } })

  expect(screen.texts('p')).toContain('Leider wurde die angeforderte Seite nicht gefunden.')
  expect(hrefs('[aria-label=Weiter] a')).toEqual(['/store/linz', '/store', '/kontakt'])
  expect(all('h1 ~ a').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Zur Startseite', '/'],
  ])
})

it('the side controls appear once more than their height and 100 px are scrolled', async () => {
  await openShop({ more: <SideControls /> })
  const control = all('[aria-label="Nach oben"]')[0]
  const scrollTo = (top: number) =>
    act(async () => {
      vi.stubGlobal('scrollY', top)
      dispatchEvent(new Event('scroll'))
    })
  const isOffered = () => !control?.closest('[inert]')

  expect(isOffered()).toBe(false)
  await scrollTo(148)
  expect(isOffered()).toBe(false)
  await scrollTo(149)
  expect(isOffered()).toBe(true)
  await scrollTo(0)
  expect(isOffered()).toBe(false)
})

it('administrators see who they are, which version it is, and the ways to the panel', async () => {
  vi.spyOn(browserReader, 'shop').mockResolvedValue(shopView())
  await openShop({ more: <AdminToolbar session={{ name: 'Jörg Böhler' }} /> })
  const bar = '[aria-label=Verwaltung]'

  expect(hrefs(`${bar} a`)).toEqual([
    '/backend/collections/sites',
    '/backend/statistics',
    '/backend/collections/navigations',
    '/backend',
    '/backend/logout',
  ])
  expect(screen.texts(`${bar} span`)).toEqual(['Jörg Böhler', 'Version 9.9.9'])
})

it('administrators see how many branches are open, or until when the one they look at is', async () => {
  const openingHours = [{ type: 'daily' as const, isClosed: false, from: '00:00', to: '24:00' }]
  const open = { ...linz, openingHours }
  const hidden = { ...open, identifier: 'bald', isPublic: false }
  const wels = { ...linz, identifier: 'wels' }
  vi.spyOn(browserReader, 'shop').mockResolvedValue(shopView({ branches: [open, wels, hidden] }))
  const stateAt = async (at: string, path: string) => {
    await openShop({ at, page: { path }, more: <AdminToolbar session={{ name: 'Jörg' }} /> })
    const [state] = screen.texts('[role=status]')
    await screen.show(null)
    return state
  }

  expect(await stateAt('/store', '*')).toBe('1 Standort geöffnet')
  expect(await stateAt('/store/wels', 'store/:branchIdentifier')).toBe('Geschlossen')
  expect(await stateAt('/store/linz', 'store/:branchIdentifier')).toMatch(/^Geöffnet/)
})

it.each([
  ['an administrator', true, ['ROLE_ADMIN'], true],
  ['an administrator of a shop that wants none', false, ['ROLE_ADMIN'], false],
  ['anybody else of the staff', true, ['ROLE_MANAGER'], false],
])('the toolbar and %s', async (_who, enablePluginToolbar, roles, isShown) => {
  vi.spyOn(browserReader, 'shop').mockResolvedValue(shopView())
  const exp = Date.now() / 1000 + 60
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => (key === staffNoteKey ? JSON.stringify({ exp, roles, name: 'Jörg' }) : null),
  })
  const shell = shellView(shopView({ settings: settings({ enablePluginToolbar }) }), 'https://shop.example')
  await openShop({ more: <AdminToolbarSlot shell={shell} /> })
  await act(() => import('./admin-toolbar.tsx'))

  expect(all('[aria-label=Verwaltung]')).toHaveLength(isShown ? 1 : 0)
})
