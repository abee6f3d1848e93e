import { useMemo } from 'react'
import {
  type ClientLoaderFunctionArgs,
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  type MetaArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useRouteError,
} from 'react-router'

import { kioskShop } from '#domain/ordering/kiosk-shop.ts'
import { shopFailures } from '#domain/refusals/client-failures.ts'
import { pageMeta } from '../shell/page-meta.ts'
import {
  type BranchPage,
  EmbeddedShopBlock,
  loadBranchPage,
  loadBranchPageInBrowser,
  useBranchShop,
} from '../shop/branch-shop.tsx'
import { passLoaderHeaders } from '../shop/page-cache.ts'
import type { ContextHandle } from '../house/screen-context.ts'
import './kiosk.css'
import { CalmScreen } from './calm-screen.tsx'
import { KioskScreen } from './kiosk-screen.tsx'
import { ReloadLater } from './reload-later.tsx'

/** Nothing that is opened from here learns where it was opened. */
export function headers(given: Parameters<typeof passLoaderHeaders>[0]): Headers {
  const passed = passLoaderHeaders(given)
  passed.set('referrer-policy', 'no-referrer')
  passed.set('x-robots-tag', 'noindex')

  return passed
}

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

export const handle: ContextHandle = { context: 'self-service' }

export function meta(args: MetaArgs<typeof loader>) {
  const path = `/self-service/${args.params.branchIdentifier}`

  return [
    ...pageMeta(args, { title: 'Selbstbedienung', path, isHidden: true }),
    { name: 'referrer', content: 'no-referrer' },
  ]
}

export default function KioskRoute() {
  const page: BranchPage = useLoaderData<typeof loader>()
  const whole = useBranchShop(page)
  const shop = useMemo(() => kioskShop(whole), [whole])

  return (
    <>
      <KioskScreen shop={shop} />
      <EmbeddedShopBlock />
    </>
  )
}

/** Nobody stands by to press anything: the page tries again by itself. */
export function ErrorBoundary() {
  const error = useRouteError()
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  const [title, text] = isMissing
    ? [shopFailures.pageNotFoundTitle, shopFailures.pageNotFound]
    : [
        shopFailures.failedTitle,
        'Wir versuchen es gleich noch einmal. Unser Team nimmt Ihre Bestellung gerne auf.',
      ]

  return (
    <CalmScreen title={title}>
      <p>{text}</p>
      {!isMissing && <ReloadLater />}
    </CalmScreen>
  )
}
