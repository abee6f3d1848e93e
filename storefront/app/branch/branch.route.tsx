import { useState } from 'react'
import { type MetaArgs, type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router'

import { useCartSession } from '../cart/cart-session.ts'
import { CartPanel } from '../cart/cart-panel.tsx'
import { useScannedTable } from '../cart/scanned-table.ts'
import { useRepeat } from '../cart/use-repeat.ts'
import { type CrumbHandle, storeCrumb } from '../shell/breadcrumbs.tsx'
import { shopFailures } from '#domain/refusals/client-failures.ts'
import { sellsVouchers } from '#domain/ordering/vouchers/voucher-cart.ts'
import { pageMeta } from '../shell/page-meta.ts'
import {
  type BranchPage,
  EmbeddedShopBlock,
  loadBranchPage,
  loadBranchPageInBrowser,
  useBranchShop,
} from '../shop/branch-shop.tsx'
import { passLoaderHeaders } from '../shop/page-cache.ts'
import { useNow } from '../shop/use-now.ts'
import { lateSheet } from '../ui/late-sheet.tsx'
import { Notice } from '../ui/notice.tsx'
import { useLayer } from '../ui/use-layers.ts'
import { BranchIntro, BranchPicture } from './branch-hero.tsx'
import styles from './branch.module.css'
import { CartSkipLink } from './cart-skip-link.tsx'
import { EmptyMenu } from './empty-menu.tsx'
import { Menu } from './menu.tsx'
import { MenuBar } from './menu-bar.tsx'
import { MenuNotice } from './menu-notice.tsx'
import { foundSections } from './menu-view.ts'
import { OfferedTerms } from './offered-terms.tsx'
import { OrderSettings } from './order-settings.tsx'
import { ProductDialog } from './product-dialog.tsx'
import { StructuredData } from './structured-data.tsx'
import { TimeChoice } from './time-choice.tsx'
import { useMenu } from './use-menu.ts'

const LegendSheet = lateSheet(
  () => import('./legend-sheet.tsx'),
  (module) => module.LegendSheet,
)

export const headers = passLoaderHeaders

export const loader = loadBranchPage

export const clientLoader = loadBranchPageInBrowser

/** To look at a product reads nothing again. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const isSamePage = currentUrl.pathname === nextUrl.pathname
  return defaultShouldRevalidate && !(isSamePage && currentUrl.search !== nextUrl.search)
}

export const handle: CrumbHandle<BranchPage> = {
  crumbs: ({ branchName }) => [storeCrumb, { label: branchName }],
}

export function meta(args: MetaArgs<typeof loader>) {
  const page = args.loaderData
  return pageMeta(args, {
    title: page?.branchName,
    description: page?.description,
    image: page?.image,
    path: `/store/${page?.identifier}`,
  })
}

export default function BranchRoute() {
  const page: BranchPage = useLoaderData<typeof loader>()
  const shop = useBranchShop(page)
  const now = useNow(page.at)
  useCartSession(shop)
  useRepeat(shop)
  useScannedTable(shop)

  const { time, stop, sections, offers, dialog, counts, problems } = useMenu(shop, now)
  const { orderType, ordering, wanted, chosen, shownFor } = time
  const { words } = ordering
  const [found, setFound] = useState<ReadonlySet<string> | null>(null)
  const legend = useLayer('legend')
  const { branch, settings } = shop
  const { currency } = settings

  return (
    <>
      <div className={`container ${styles.head}`}>
        <BranchPicture branch={branch} badge={stop?.badge ?? ''} />
        <div className={styles.about}>
          <BranchIntro branch={branch} now={now}>
            <OfferedTerms branch={branch} currency={currency} time={time} />
          </BranchIntro>
          <div className={styles.settings}>
            {!words?.isLasting && (
              <OrderSettings branch={branch} currency={currency} orderType={orderType} place="menu" />
            )}
            {wanted && <TimeChoice wanted={wanted} chosen={chosen} shownFor={shownFor} />}
          </div>
        </div>
        <div className={styles.wide}>
          <MenuNotice shop={shop} ordering={ordering} now={now} />
          {dialog.isMissing && (
            <Notice title={shopFailures.noSuchProductTitle} role="status">
              <p>{shopFailures.noSuchProduct}</p>
            </Notice>
          )}
        </div>
      </div>
      <CartSkipLink />
      <MenuBar sections={sections} hasCategories={settings.enablePluginCategoryBar} onFound={setFound} />
      <div className={`container ${styles.body}`}>
        {sections.length > 0 ? (
          <Menu
            sections={foundSections(sections, found)}
            counts={counts}
            onOpen={dialog.open}
            onQuickAdd={dialog.quickAdd}
            onLegend={legend.open}
          />
        ) : (
          <EmptyMenu branch={branch} isOtherTimePossible={wanted !== null} />
        )}
        <div>
          <CartPanel shop={shop} problems={problems} stopReason={stop?.reason ?? ''} onEdit={dialog.edit} />
        </div>
      </div>
      <ProductDialog
        dialog={dialog}
        offers={offers}
        currency={currency}
        shownFor={shownFor}
        stopReason={stop?.reason ?? ''}
        sellsVouchers={sellsVouchers(shop.branch)}
      />
      {legend.isOpen && <LegendSheet allergens={settings.allergens} onClose={legend.close} />}
      <StructuredData shop={shop} sections={sections} now={now} />
      <EmbeddedShopBlock />
    </>
  )
}
