import { RouterContextProvider } from 'react-router'
import { describe, expect, it } from 'vitest'

import type { LegalText, ShopView } from '#domain/catalogue/shop.contract.ts'
import { settings } from '#domain/catalogue/shop.fixture.ts'
import { type LegalPage, legalPaths } from '#domain/url-space.data.ts'
import { apiContext } from '../shop/load-context.ts'
import { loader } from './legal.route.tsx'

describe.each([
  ['termsAndConditions', '/site/terms-and-conditions', 'AGB'],
  ['privacyPolicy', '/site/privacy', 'Datenschutz'],
  ['imprint', '/site/imprint', 'Impressum'],
  ['allergens', '/site/allergens', 'Allergene'],
] as const)('the text of the law “%s”', (page, path, title) => {
  it(`is read at ${path}`, async () => {
    const read = await open(page, { text: 'So ist es.' })

    expect(legalPaths[page]).toBe(path)
    expect(read).toMatchObject({ data: { title, path, text: 'So ist es.' } })
  })

  it('is read elsewhere where the shop says so, and nowhere where it has none', async () => {
    const elsewhere: unknown = await open(page, { url: 'https://recht.example/' }).catch(
      (way: unknown) => way,
    )

    expect((elsewhere as Response).headers.get('location')).toBe('https://recht.example/')
    await expect(open(page, {})).rejects.toMatchObject({ init: { status: 404 } })
  })
})

async function open(page: LegalPage, text: LegalText): Promise<unknown> {
  const context = new RouterContextProvider()
  const notAsked = () => Promise.reject(new Error('not asked'))
  context.set(apiContext, {
    // of the view only what the loader looks at
    shop: async () => ({ settings: settings({ [page]: text }) }) as ShopView,
    branchShop: notAsked,
    publicOrder: notAsked,
    questionnaire: notAsked,
  })
  const request = new Request(`https://shop.example${legalPaths[page]}`)

  return loader({ context, request, params: {}, url: new URL(request.url), pattern: '' })
}
