import { expect, it } from 'vitest'

import { pageMeta } from './page-meta.ts'

const settings = { shopName: 'Bio Buddies', seoTitle: 'Bio Buddies Dornbirn' }

function titleOf(title: string | undefined, shop: object = settings) {
  const matches = [{ id: 'root', loaderData: { origin: 'http://localhost', settings: shop } }]

  return pageMeta({ matches }, { title, path: '/' })[0]
}

it('a page says its own title before that of the shop', () => {
  expect(titleOf('Bestellvorgang')).toEqual({ title: 'Bestellvorgang - Bio Buddies Dornbirn' })
  expect(titleOf(undefined)).toEqual({ title: 'Bio Buddies Dornbirn' })
})

it('the name of the shop is said once', () => {
  expect(titleOf('Bio Buddies')).toEqual({ title: 'Bio Buddies Dornbirn' })
  expect(titleOf('Bio Buddies', { shopName: 'Bio Buddies' })).toEqual({ title: 'Bio Buddies' })
  expect(titleOf('Bio Buddies', { shopName: 'Bio Buddies', seoTitle: 'Jetzt bestellen' })).toEqual({
    title: 'Bio Buddies - Jetzt bestellen',
  })
})

it('a branch called like a word of the shop has a title of its own', () => {
  expect(titleOf('Dornbirn')).toEqual({ title: 'Dornbirn - Bio Buddies Dornbirn' })
})

it.each([
  ['its own', { description: 'Hier' }, { seoDescription: 'Suche', description: 'Shop' }, 'Hier'],
  ['what is written for search engines', {}, { seoDescription: 'Suche', description: 'Shop' }, 'Suche'],
  ['that of the shop', {}, { description: 'Shop' }, 'Shop'],
  ['the title of the shop', {}, {}, 'Bio Buddies Dornbirn'],
] as const)('a page is described by %s', (_whose, page, shop, content) => {
  const root = { origin: '', settings: { ...settings, ...shop } }

  expect(pageMeta({ matches: [{ id: 'root', loaderData: root }] }, { path: '/', ...page })).toContainEqual({
    name: 'description',
    content,
  })
})

it.each([
  ['its own', { image: 'own', spareImage: 'spare' }, { previewImage: 'house' }, 'own'],
  ['that of the house', { spareImage: 'spare' }, { previewImage: 'house' }, 'house'],
  ['that of a branch', { spareImage: 'spare' }, {}, 'spare'],
  ['the logo', {}, {}, 'logo'],
] as const)('a shared link shows a picture: %s', (_which, page, shop, shown) => {
  const pictureOf = (name: string | undefined) => name && { id: name, version: '1', extension: 'jpg' }
  const of = (names: Record<string, string>) =>
    Object.fromEntries(Object.entries(names).map(([name, id]) => [name, pictureOf(id)]))
  const root = {
    origin: 'https://shop.example',
    settings: { ...settings, logo: pictureOf('logo') },
    ...of(shop),
  }

  expect(
    pageMeta({ matches: [{ id: 'root', loaderData: root }] }, { path: '/', ...of(page) }),
  ).toContainEqual({
    property: 'og:image',
    content: `https://shop.example/image/medium/${shown}-1.jpg`,
  })
})
