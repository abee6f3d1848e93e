import { useState } from 'react'
import { flushSync } from 'react-dom'

import type { BranchShopView } from '#domain/catalogue/shop.contract.ts'
import { pauseText } from '#domain/ordering/acceptance.texts.ts'
import type { Acceptance } from '#domain/ordering/acceptance.contract.ts'
import type { StaffChannel } from '#domain/ordering/order-terms.ts'
import { orderTypeLabels } from '#domain/ordering/order-type.texts.ts'
import type { PublicOrder } from '#domain/ordering/order.contract.ts'
import { useCartSession } from '../cart/cart-session.ts'
import { useCart } from '../cart/cart-store.ts'
import { type HouseScreen, HouseScreenProvider } from '../house/house-screen.ts'
import { useNow } from '../shop/use-now.ts'
import { ButtonAnchor } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { awaitClosing, useLayer, useLayers } from '../ui/use-layers.ts'
import { beginAnew } from './begin-anew.ts'
import { StaffCheckout } from './staff-checkout.tsx'
import { takeOrder } from './staff-calls.ts'
import { StaffHead } from './staff-head.tsx'
import { StaffMenu } from './staff-menu.tsx'
import styles from './staff-order.module.css'
import { TakenScreen } from './taken-screen.tsx'
import { type Staff, useStaff } from './use-staff.ts'

/** The shop for staff who order for somebody, once it is known that they may. */
export function StaffOrderScreen({ shop }: { shop: BranchShopView }) {
  const staff = useStaff(shop.branch.id)

  return staff.state === 'here' ? (
    <Taking shop={shop} acceptance={staff.acceptance} />
  ) : (
    <div className={styles.closed}>
      <h1>Bestellung aufnehmen</h1>
      <WhyNot state={staff.state} />
    </div>
  )
}

function WhyNot({ state }: { state: Exclude<Staff['state'], 'here'> }) {
  switch (state) {
    case 'unknown':
      return <p role="status">Einen Moment bitte …</p>
    case 'signed-out':
      return (
        <Notice title="Bitte melden Sie sich an." role="status">
          <p>Hier nimmt das Team Bestellungen für Gäste auf.</p>
          <ButtonAnchor href={`/backend/login?redirect=${encodeURIComponent(window.location.pathname)}`}>
            Zur Anmeldung
          </ButtonAnchor>
        </Notice>
      )
    case 'elsewhere':
      return (
        <Notice tone="warn" title="Für diese Filiale nehmen Sie keine Bestellungen auf." role="status">
          <p>Wer zu welcher Filiale gehört, legt die Leitung beim Benutzer fest.</p>
        </Notice>
      )
    case 'unreachable':
      return (
        <Notice tone="bad" title="Der Server hat nicht geantwortet." role="alert">
          <p>Bitte prüfen Sie die Verbindung und laden Sie die Seite neu.</p>
        </Notice>
      )
  }
}

type Taken = { order: PublicOrder; hadArrived: boolean }

/** From one guest to the next. */
function Taking({ shop, acceptance }: { shop: BranchShopView; acceptance: Acceptance }) {
  useCartSession(shop)
  const now = useNow()
  const [channel, setChannel] = useState<StaffChannel>('telephone')
  const [taken, setTaken] = useState<Taken | null>(null)
  const { names } = useLayers()
  const isKnown = useCart((cart) => cart.openKey !== null)
  const isEmpty = useCart((cart) => cart.items.length === 0)
  const house = useWays(channel, async (order, hadArrived = false) => {
    await awaitClosing()
    // A form that is left writes down what it holds, so it is forgotten once it is gone.
    flushSync(() => setTaken({ order, hadArrived }))
    await beginAnew(shop)
  })
  const pauses = acceptance.orderTypes.flatMap((type) => {
    const text = pauseText(acceptance, type, now)
    return text ? [`${orderTypeLabels[type]}: ${text}`] : []
  })

  return (
    <HouseScreenProvider value={house}>
      <StaffHead branchName={shop.branch.name} channel={channel} onChannel={setChannel} />
      {pauses.length > 0 && (
        <Notice tone="warn" title="Online wird gerade nicht alles angenommen." className={styles.pauses}>
          <p>{pauses.join(' · ')}. Hier können Sie trotzdem bestellen.</p>
        </Notice>
      )}
      {taken && <TakenScreen {...taken} onNext={() => setTaken(null)} />}
      {!taken && isKnown && names.includes('checkout') && !isEmpty && <StaffCheckout shop={shop} />}
      {!taken && isKnown && (!names.includes('checkout') || isEmpty) && (
        <StaffMenu shop={shop} channel={channel} now={now} />
      )}
    </HouseScreenProvider>
  )
}

function useWays(channel: StaffChannel, onPlaced: HouseScreen['onPlaced']): HouseScreen {
  const checkout = useLayer('checkout')

  return {
    toCheckout: checkout.open,
    toMenu: checkout.close,
    placeOrder: ({ body, ...given }) => takeOrder(fetch, { ...given, body: { ...body, channel } }),
    onPlaced,
  }
}
