import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
  useLoaderData,
} from 'react-router'

import { useCartSession } from '../cart/cart-session.ts'
import type { CrumbHandle } from '../shell/breadcrumbs.tsx'
import { pageMeta } from '../shell/page-meta.ts'
import {
  type BranchPage,
  EmbeddedShopBlock,
  loadBranchPage,
  loadBranchPageInBrowser,
  useBranchShop,
} from '../shop/branch-shop.tsx'
import { passLoaderHeaders } from '../shop/page-cache.ts'

export const headers = passLoaderHeaders

export function loader({ context, params }: LoaderFunctionArgs) {
  return loadBranchPage({ context, params })
}

export function clientLoader({ params }: ClientLoaderFunctionArgs) {
  return loadBranchPageInBrowser(params)
}

export const handle: CrumbHandle<BranchPage> = { crumbs: ({ branchName }) => [{ label: branchName }] }

export function meta(args: MetaArgs<typeof loader>) {
  const page = args.loaderData
  return pageMeta(args, { title: page?.branchName, path: `/store/${page?.identifier}` })
}

export default function BranchRoute() {
  const page: BranchPage = useLoaderData<typeof loader>()
  const shop = useBranchShop(page)
  useCartSession(shop)

  return (
    <>
      <div className="container">
        <h1>{shop.branch.name}</h1>
      </div>
      <EmbeddedShopBlock />
    </>
  )
}
