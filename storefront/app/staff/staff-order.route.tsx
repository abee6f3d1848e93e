import { useMemo } from 'react'
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from 'react-router'

import { staffShop } from '#domain/ordering/staff-shop.ts'
import type { ContextHandle } from '../house/screen-context.ts'
import { pageMeta } from '../shell/page-meta.ts'
import {
  type BranchPage,
  EmbeddedShopBlock,
  loadBranchPage,
  loadBranchPageInBrowser,
  useBranchShop,
} from '../shop/branch-shop.tsx'
import { passLoaderHeaders } from '../shop/page-cache.ts'
import { StaffOrderScreen } from './staff-order-screen.tsx'

export const headers = passLoaderHeaders

export const loader = (args: LoaderFunctionArgs) => loadBranchPage(args)

export const clientLoader = (args: ClientLoaderFunctionArgs) => loadBranchPageInBrowser(args)

/** Only the catalogue's own changes are read anew; what lies over the page asks for nothing. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return currentUrl.href === nextUrl.href && defaultShouldRevalidate
}

export const handle: ContextHandle = { context: 'staff' }

export function meta(args: MetaArgs<typeof loader>) {
  const path = `/staff-order/${args.params.branchIdentifier}`

  return pageMeta(args, { title: 'Bestellung aufnehmen', path, isHidden: true })
}

/** The page is the same for everybody, as it holds no more than the shop does; who may order here says the server. */
export default function StaffOrderRoute() {
  const page: BranchPage = useLoaderData<typeof loader>()
  const whole = useBranchShop(page)
  const shop = useMemo(() => staffShop(whole), [whole])

  return (
    <>
      <StaffOrderScreen shop={shop} />
      <EmbeddedShopBlock />
    </>
  )
}
