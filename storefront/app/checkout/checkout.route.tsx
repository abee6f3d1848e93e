import { useEffect } from 'react'
import { type MetaArgs, useLoaderData, useLocation } from 'react-router'

import { orderFailures } from '#domain/refusals/order-failures.ts'
import { useCartSession } from '../cart/cart-session.ts'
import { rememberOrder, useCart } from '../cart/cart-store.ts'
import { type CrumbHandle, storeCrumb } from '../shell/breadcrumbs.tsx'
import { pageMeta } from '../shell/page-meta.ts'
import {
  type BranchPage,
  EmbeddedShopBlock,
  loadBranchPage,
  loadBranchPageInBrowser,
  useBranchShop,
} from '../shop/branch-shop.tsx'
import { passLoaderHeaders } from '../shop/page-cache.ts'
import { latePart } from '../ui/late-part.tsx'
import { Notice } from '../ui/notice.tsx'
import styles from './checkout.module.css'
import { CheckoutForm } from './checkout-form.tsx'
import { CheckoutLead } from './checkout-lead.tsx'
import { CheckoutSkeleton } from './checkout-skeleton.tsx'
import { EmptyCart } from './empty-cart.tsx'
import { useLateSections } from './late-sections.ts'

const RemovedNotice = latePart(
  () => import('./removed-notice.tsx'),
  (module) => module.RemovedNotice,
)

export const headers = passLoaderHeaders

export const loader = loadBranchPage

export const clientLoader = loadBranchPageInBrowser

export const handle: CrumbHandle<BranchPage> = {
  crumbs: ({ branchName, identifier }) => [
    storeCrumb,
    { label: branchName, to: `/store/${identifier}` },
    { label: 'Bestellvorgang' },
  ],
}

export function meta(args: MetaArgs<typeof loader>) {
  const path = `/store/${args.params.branchIdentifier}/checkout`

  return pageMeta(args, { title: 'Bestellvorgang', path, isHidden: true })
}

export default function CheckoutRoute() {
  const page: BranchPage = useLoaderData<typeof loader>()
  const shop = useBranchShop(page)
  useCartSession(shop)
  const isCartOpen = useCart((cart) => cart.openKey !== null)
  const hasRemoved = useCart((cart) => cart.removed.length > 0)
  const isCartEmpty = useCart((cart) => cart.items.length === 0)
  const isReady = useLateSections(shop, isCartOpen)
  const hasPaymentFailed = useLocation().pathname.endsWith('/checkout/error')

  // The old key would only bring back the order whose payment failed.
  useEffect(() => {
    if (hasPaymentFailed && isCartOpen) rememberOrder({})
  }, [hasPaymentFailed, isCartOpen])

  return (
    <div className="container">
      <div className={styles.page}>
        <header className={styles.head}>
          <h1 className={styles.title}>Bestellvorgang</h1>
          <CheckoutLead branch={shop.branch} />
        </header>
        {hasPaymentFailed && (
          <Notice tone="bad" role="alert">
            <p>{orderFailures.paymentFailed}</p>
          </Notice>
        )}
        <div aria-live="polite" className={styles.live}>
          {hasRemoved && <RemovedNotice />}
        </div>
        {!isReady && <CheckoutSkeleton branch={shop.branch} />}
        {isReady && isCartEmpty && <EmptyCart identifier={page.identifier} />}
        {isReady && !isCartEmpty && <CheckoutForm shop={shop} />}
      </div>
      <EmbeddedShopBlock />
    </div>
  )
}
