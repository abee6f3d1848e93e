import { createContext, useContext } from 'react'
import { type ClientLoaderFunctionArgs, data, type LoaderFunctionArgs } from 'react-router'

import type { ImageRef } from '#domain/catalogue/product.contract.ts'
import { shopHoldsUntil } from '#domain/catalogue/shop-change.ts'
import type { BranchShopView } from '#domain/catalogue/shop.contract.ts'
import { pick } from '#domain/pick.ts'
import { footerFields } from '../shell/shell-view.ts'
import { browserBranchShop } from './browser-shop.ts'
import { apiContext, embeddedShopContext, nowContext } from './load-context.ts'
import { orKeptPage } from './or-kept-page.ts'
import { keptUntil } from './page-cache.ts'

/** Loader data of every page of a branch. `shop` is only filled by navigation in the browser. */
export interface BranchPage {
  /** The instant the page was made for, so that server and browser render the same. */
  at: string
  identifier: string
  branchName: string
  description: string | null | undefined
  image: ImageRef | undefined
  footerBranch: FooterBranch
  shop?: BranchShopView
}

export type FooterBranch = Pick<BranchShopView['branch'], (typeof footerFields)[number]>

export const EmbeddedShopReact = createContext<BranchShopView | null>(null)
export const EmbeddedShopProvider = EmbeddedShopReact.Provider

const embeddedShopElementId = 'branch-shop'
/** How React writes the tag of `EmbeddedShopBlock`; the server puts the catalogue behind it. */
export const embeddedShopOpening = `<script type="application/json" id="${embeddedShopElementId}">`

type ServerArgs = Pick<LoaderFunctionArgs, 'context' | 'params' | 'request'>

/**
 * Server loader for pages of a branch; leaves the catalogue beside the loader data. A host shows the branches of its
 * own division, so that of another one is not found there.
 */
export async function loadBranchPage({ context, params, request }: ServerArgs) {
  const now = context.get(nowContext)
  const reader = context.get(apiContext)
  const [shop, { branches }] = await Promise.all([
    reader.branchShop(params.branchIdentifier ?? ''),
    reader.shop(new URL(request.url).host),
  ])
  if (!branches.some(({ id }) => id === shop.branch.id)) throw new Response(null, { status: 404 })
  context.set(embeddedShopContext, shop)

  return data(branchPage(shop, now), { headers: keptUntil(shopHoldsUntil(shop, now)) })
}

/** The same page data when the visitor navigates inside the browser. */
export async function loadBranchPageInBrowser({
  params,
  request,
}: Pick<ClientLoaderFunctionArgs, 'params' | 'request'>) {
  const shop = await orKeptPage(browserBranchShop(params.branchIdentifier ?? ''), request)
  return { ...branchPage(shop, Temporal.Now.instant()), shop }
}

function branchPage({ branch }: BranchShopView, now: Temporal.Instant): BranchPage {
  return {
    at: now.toString(),
    identifier: branch.identifier,
    branchName: branch.name,
    description: branch.description,
    image: branch.images[0],
    footerBranch: pick(branch, footerFields),
  }
}

/** The catalogue of the current page: from loader data after navigation, else from the embedded block. */
export function useBranchShop(page: BranchPage): BranchShopView {
  const embedded = useContext(EmbeddedShopReact)
  const shop = page.shop ?? embedded
  if (!shop) throw new Error(`No catalogue for branch ${page.identifier}`)

  return shop
}

/** Carries the catalogue to the browser; must be rendered once by every page that uses `loadBranchPage`. */
export function EmbeddedShopBlock() {
  return (
    <script
      type="application/json"
      id={embeddedShopElementId}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  )
}

/** Reads the block back before hydration. */
export function readEmbeddedShop(): BranchShopView | null {
  const json = document.getElementById(embeddedShopElementId)?.textContent
  return json ? (JSON.parse(json) as BranchShopView) : null
}
