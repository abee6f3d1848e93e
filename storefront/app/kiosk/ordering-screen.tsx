import { useCallback, useEffect, useEffectEvent, useRef } from 'react'

import type { BranchShopView } from '#domain/catalogue/shop.contract.ts'
import { kioskTimes } from '#domain/ordering/kiosk-idle.ts'
import { useCart } from '../cart/cart-store.ts'
import { layersNow, useLayers } from '../ui/use-layers.ts'
import { KioskCheckout } from './kiosk-checkout.tsx'
import { KioskMenu } from './kiosk-menu.tsx'
import { StillThereSheet } from './still-there-sheet.tsx'
import { useIdle } from './use-idle.ts'

type OrderingScreenProps = { shop: BranchShopView; onLeave: () => void }

/** Menu and checkout, for as long as somebody is there. */
export function OrderingScreen({ shop, onLeave }: OrderingScreenProps) {
  const { names, top, pop } = useLayers()
  const isEmpty = useCart((cart) => cart.items.length === 0)
  const isSending = useRef(false)
  const isSent = useCallback(() => isSending.current, [])
  const { idle, stay } = useIdle({ hasBegun: !isEmpty || names.length > 0, isSending: isSent })
  const leave = useEffectEvent(onLeave)
  const close = useEffectEvent(pop)

  useEffect(() => {
    if (idle.state === 'gone') leave()
  }, [idle.state])
  // With its last line cart and checkout go.
  const isOver = isEmpty && (top === 'cart' || top === 'checkout')
  useEffect(() => {
    // What is rendered may be a step behind, and one step back too many leads out of the kiosk.
    if (isOver && layersNow().length > 0) close()
  }, [isOver])

  return (
    <>
      {names.includes('checkout') && !isEmpty ? (
        <KioskCheckout
          shop={shop}
          onSending={(isNow) => {
            isSending.current = isNow
          }}
        />
      ) : (
        <KioskMenu shop={shop} onLeave={onLeave} />
      )}
      {idle.state === 'asked' && (
        <StillThereSheet
          secondsLeft={idle.secondsLeft}
          ofSeconds={kioskTimes.countdownSeconds}
          onStay={stay}
          onLeave={onLeave}
        />
      )}
    </>
  )
}
