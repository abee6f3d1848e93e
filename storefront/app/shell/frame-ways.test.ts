import { expect, it } from 'vitest'

import { branchCard } from '#domain/catalogue/shop.fixture.ts'
import { frameWays } from './frame-ways.ts'

const linz = branchCard({ identifier: 'linz', name: 'Linz' })
const wels = branchCard({ identifier: 'wels', name: 'Wels' })
const hidden = branchCard({ identifier: 'bald', name: 'Bald', isPublic: false })
const shop = {
  menu: [],
  footerMenu: [],
  contactHref: null,
  hasWebsite: false,
  branches: [linz, wels, hidden],
}

const item = (href: string, label = href) => ({ label, href, children: [] })

it('without a navigation the menu has the shop’s own places', () => {
  const { menu, footerMenu } = frameWays(shop)

  expect(menu.map(({ label, link, suffix }) => [label, link.to, suffix])).toEqual([
    ['Start', '/', undefined],
    ['Linz', '/store/linz', 'Online bestellen'],
    ['Wels', '/store/wels', 'Online bestellen'],
  ])
  expect(footerMenu.map(({ link }) => link.to)).toEqual(['/store'])
  expect(frameWays({ ...shop, branches: [linz] }).footerMenu).toEqual([])
})

it('a navigation takes their place, with all that hangs below its items', () => {
  const { menu, footerMenu } = frameWays({
    ...shop,
    menu: [{ ...item('/store'), children: [item('https://example.com')] }],
    footerMenu: [item('/presse')],
  })

  expect(menu).toMatchObject([
    { link: { to: '/store' }, children: [{ link: { to: 'https://example.com' } }] },
  ])
  expect(footerMenu).toMatchObject([{ link: { to: '/presse' } }])
})

it.each([
  ['/store', {}],
  ['/store/linz?produkt=1', {}],
  ['/', {}],
  ['/stores', { reloadDocument: true }],
  ['/unsere-kueche', { reloadDocument: true }],
  ['tel:+43123', { reloadDocument: true }],
  ['https://example.com', { reloadDocument: true, target: '_blank', rel: 'noopener' }],
])('only within the shop no new page is loaded: %s', (href, more) => {
  expect(frameWays({ ...shop, menu: [item(href)] }).menu[0]?.link).toEqual({ to: href, ...more })
})

it('a website at “/” is a new page, a script as an address leads nowhere', () => {
  const { home, menu } = frameWays({ ...shop, hasWebsite: true, menu: [item('javascript:alert(1)')] })

  expect(home).toEqual({ to: '/', reloadDocument: true })
  expect(menu[0]?.link.to).toBe('#')
})

it('there is a way to write to the house where it has a page for that', () => {
  expect(frameWays(shop).contact).toBeUndefined()
  expect(frameWays({ ...shop, contactHref: '/kontakt' }).contact).toEqual({
    to: '/kontakt',
    reloadDocument: true,
  })
})
