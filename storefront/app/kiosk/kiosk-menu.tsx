import type { BranchShopView } from '#domain/catalogue/shop.contract.ts'
import { availableOrderTypes } from '#domain/ordering/offered-types.ts'
import { sellsVouchers } from '#domain/ordering/vouchers/voucher-cart.ts'
import { CategoryBar } from '../branch/category-bar.tsx'
import { EmptyMenu } from '../branch/empty-menu.tsx'
import { Menu } from '../branch/menu.tsx'
import { MenuNotice } from '../branch/menu-notice.tsx'
import { ProductDialog } from '../branch/product-dialog.tsx'
import { useMenu } from '../branch/use-menu.ts'
import { OrderTypeChoice } from '../cart/order-type-choice.tsx'
import { useNow } from '../shop/use-now.ts'
import { Button } from '../ui/button.tsx'
import { lateSheet } from '../ui/late-sheet.tsx'
import { useLayer } from '../ui/use-layers.ts'
import { HouseSign } from './house-sign.tsx'
import { KioskCart } from './kiosk-cart.tsx'
import styles from './kiosk-menu.module.css'

const LegendSheet = lateSheet(
  () => import('../branch/legend-sheet.tsx'),
  (module) => module.LegendSheet,
)

type KioskMenuProps = { shop: BranchShopView; onLeave: () => void }

/** The menu above, and all that is done with it below, where also who sits reaches it. */
export function KioskMenu({ shop, onLeave }: KioskMenuProps) {
  const { branch, settings } = shop
  const now = useNow()
  const { time, stop, sections, offers, dialog, counts, problems } = useMenu(shop, now)
  const { orderType, ordering, shownFor } = time
  const legend = useLayer('legend')
  const hasChoice = !stop && availableOrderTypes(branch).length > 1

  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <HouseSign />
        <h1 className={styles.title}>Was darf es sein?</h1>
      </header>
      <div className={styles.body}>
        <MenuNotice shop={shop} ordering={ordering} now={now} />
        {sections.length > 0 ? (
          <Menu
            sections={sections}
            counts={counts}
            onOpen={dialog.open}
            onQuickAdd={dialog.quickAdd}
            onLegend={legend.open}
          />
        ) : (
          <EmptyMenu branch={branch} isOtherTimePossible={false} />
        )}
      </div>
      <section className={styles.dock} aria-label="Bestellung">
        {sections.length > 1 && <CategoryBar sections={sections} />}
        <div className={styles.ways}>
          {hasChoice && <OrderTypeChoice branch={branch} orderType={orderType} />}
          <Button look="secondary" onClick={onLeave}>
            Neu beginnen
          </Button>
          <KioskCart shop={shop} problems={problems} stopReason={stop?.reason ?? ''} onEdit={dialog.edit} />
        </div>
      </section>
      <ProductDialog
        dialog={dialog}
        offers={offers}
        currency={settings.currency}
        shownFor={shownFor}
        stopReason={stop?.reason ?? ''}
        sellsVouchers={sellsVouchers(shop.branch)}
      />
      {legend.isOpen && <LegendSheet allergens={settings.allergens} onClose={legend.close} />}
    </div>
  )
}
