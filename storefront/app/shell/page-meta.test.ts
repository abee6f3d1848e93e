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
