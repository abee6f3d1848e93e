import { useState } from 'react'

import type { BranchShopView } from '#domain/catalogue/shop.contract.ts'
import type { StaffChannel } from '#domain/ordering/order-terms.ts'
import { sellsVouchers } from '#domain/ordering/vouchers/voucher-cart.ts'
import { EmptyMenu } from '../branch/empty-menu.tsx'
import { Menu } from '../branch/menu.tsx'
import { MenuBar } from '../branch/menu-bar.tsx'
import { MenuNotice } from '../branch/menu-notice.tsx'
import { foundSections } from '../branch/menu-view.ts'
import { OrderSettings } from '../branch/order-settings.tsx'
import { ProductDialog } from '../branch/product-dialog.tsx'
import { TimeChoice } from '../branch/time-choice.tsx'
import { useMenu } from '../branch/use-menu.ts'
import { CartPanel } from '../cart/cart-panel.tsx'
import { lateSheet } from '../ui/late-sheet.tsx'
import { useLayer } from '../ui/use-layers.ts'
import { GuestFinder } from './guest-finder.tsx'
import styles from './staff-order.module.css'

const LegendSheet = lateSheet(
  () => import('../branch/legend-sheet.tsx'),
  (module) => module.LegendSheet,
)

type StaffMenuProps = { shop: BranchShopView; channel: StaffChannel; now: Temporal.Instant }

/** Who it is for, how and when they get it, and the menu without the pictures of the house around it. */
export function StaffMenu({ shop, channel, now }: StaffMenuProps) {
  const { branch, settings } = shop
  const { time, stop, sections, offers, dialog, counts, problems } = useMenu(shop, now)
  const { orderType, ordering, wanted, chosen, shownFor } = time
  const [found, setFound] = useState<ReadonlySet<string> | null>(null)
  const legend = useLayer('legend')
  const stopReason = stop?.reason ?? ''

  return (
    <>
      <div className={`container ${styles.lead}`}>
        <GuestFinder branch={branch} channel={channel} />
        <div className={styles.settings}>
          <OrderSettings branch={branch} currency={settings.currency} orderType={orderType} place="menu" />
          {wanted && <TimeChoice wanted={wanted} chosen={chosen} shownFor={shownFor} />}
        </div>
      </div>
      <div className="container">
        <MenuNotice shop={shop} ordering={ordering} now={now} />
      </div>
      <MenuBar sections={sections} hasCategories onFound={setFound} />
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
          <CartPanel shop={shop} problems={problems} stopReason={stopReason} onEdit={dialog.edit} />
        </div>
      </div>
      <ProductDialog
        dialog={dialog}
        offers={offers}
        currency={settings.currency}
        shownFor={shownFor}
        stopReason={stopReason}
        sellsVouchers={sellsVouchers(shop.branch)}
      />
      {legend.isOpen && <LegendSheet allergens={settings.allergens} onClose={legend.close} />}
    </>
  )
}
