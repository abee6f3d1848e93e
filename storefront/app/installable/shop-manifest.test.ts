import { expect, it } from 'vitest'

import { branchCard, settings, shopView } from '#domain/catalogue/shop.fixture.ts'
import { shopManifest } from './shop-manifest.ts'

const origin = 'https://shop.example'
const favicon = { id: 'i', version: 'a1', extension: 'png' } as const
const branch = (identifier: string, isPublic = true) =>
  branchCard({ identifier, name: identifier.toUpperCase(), isPublic })

it('tells the name, the colours, the icons and the branches of the shop', () => {
  const shop = shopView({
    settings: settings({ shopName: 'Wirtshaus Knöpflemond', color1: '#1d1d1d', color2: '#fcfcfc' }),
    favicon,
    branches: [branch('linz'), branch('wels'), branch('lager', false)],
  })

  expect(shopManifest(shop, origin)).toMatchObject({
    id: '/store',
    name: 'Wirtshaus Knöpflemond',
    short_name: 'Wirtshaus',
    lang: 'de',
    start_url: '/store',
    scope: '/',
    display: 'standalone',
    theme_color: '#fcfcfc',
    background_color: '#fcfcfc',
    icons: [
      { src: '/icon-192.png?v=a1', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png?v=a1', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png?v=a1', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: 'LINZ', url: '/store/linz' },
      { name: 'WELS', url: '/store/wels' },
    ],
    related_applications: [{ platform: 'webapp', url: 'https://shop.example/shop.webmanifest' }],
  })
})

it.each([
  [['linz'], 0],
  [['a', 'b', 'c', 'd'], 4],
  [['a', 'b', 'c', 'd', 'e'], 0],
])('has a shortcut to each of a few branches: %j', (identifiers, count) => {
  const shop = shopView({ branches: identifiers.map((identifier) => branch(identifier)) })

  expect(shopManifest(shop, origin).shortcuts).toHaveLength(count)
})
