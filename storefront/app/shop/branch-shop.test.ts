import { RouterContextProvider } from 'react-router'
import { expect, it } from 'vitest'

import { branch, branchShop } from '#domain/catalogue/shop.fixture.ts'
import type { ShopView } from '#domain/catalogue/shop.contract.ts'
import { loadBranchPage } from './branch-shop.tsx'
import { apiContext, embeddedShopContext, nowContext } from './load-context.ts'

const linz = branch({ id: 'b1', identifier: 'linz', name: 'Linz' })
const branchesOf: Record<string, object[]> = { 'eck.example': [linz], 'reinwerk.example': [] }

function open(host: string) {
  const context = new RouterContextProvider()
  context.set(nowContext, Temporal.Instant.from('2026-11-21T12:00:00Z'))
  context.set(apiContext, {
    // of each view only what the loader looks at
    shop: async (asked = '') => ({ branches: branchesOf[asked] }) as unknown as ShopView,
    branchShop: async () => branchShop({ branch: linz }),
    publicOrder: () => Promise.reject(new Error('not asked')),
    questionnaire: () => Promise.reject(new Error('not asked')),
  })
  const request = new Request(`http://${host}/store/linz`)

  return { context, page: loadBranchPage({ context, request, params: { branchIdentifier: 'linz' } }) }
}

it('a branch is shown under the hosts of its division', async () => {
  const { context, page } = open('eck.example')

  expect((await page).data).toMatchObject({ identifier: 'linz', branchName: 'Linz' })
  expect(context.get(embeddedShopContext)?.branch.id).toBe('b1')
})

it('a branch page says until when it holds, which without hours is the end of the day', async () => {
  const headers = new Headers((await open('eck.example').page).init?.headers)

  expect(headers.get('x-page-until')).toBe('2026-11-21T23:00:00Z')
})

it('a branch of another division is not found by its direct address', async () => {
  await expect(open('reinwerk.example').page).rejects.toMatchObject({ status: 404 })
})
