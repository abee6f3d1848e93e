import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

import type { BranchShopView } from '#domain/catalogue/shop.contract.ts'
import type { PublicOrder } from '#domain/ordering/order.contract.ts'
import { useCartSession } from '../cart/cart-session.ts'
import { useCart } from '../cart/cart-store.ts'
import { awaitClosing, useLayer } from '../ui/use-layers.ts'
import { CalmScreen } from './calm-screen.tsx'
import { ConnectionNotice } from './connection-notice.tsx'
import { DoneScreen } from './done-screen.tsx'
import { forgetGuest } from './forget-guest.ts'
import { keepInside } from './keep-inside.ts'
import { type HouseScreen, HouseScreenProvider } from '../house/house-screen.ts'
import { placeAtKiosk } from './kiosk-session.ts'
import { OrderingScreen } from './ordering-screen.tsx'
import { Screensaver } from './screensaver.tsx'
import { withinTurn } from './turn.ts'
import { reloadIfDue } from './upkeep.ts'
import type { Pairing } from './use-pairing.ts'

type PairedKioskProps = { shop: BranchShopView; pairing: Pairing }

/** From one guest to the next: the pictures until somebody touches them, the order, its number. */
export function PairedKiosk({ shop, pairing }: PairedKioskProps) {
  useCartSession(shop)
  useEffect(keepInside, [])
  const { stage, begin, leave, finish } = useStage(shop, pairing)
  const kiosk = useOwnWays(shop.branch.identifier, pairing, finish)

  return (
    <HouseScreenProvider value={kiosk}>
      {stage === null && <CalmScreen title="Einen Moment bitte …" />}
      {stage === 'pictures' && <Screensaver shop={shop} onTouch={begin} />}
      {stage === 'ordering' && <OrderingScreen shop={shop} onLeave={leave} />}
      {stage !== null && typeof stage === 'object' && <DoneScreen {...stage} onClose={leave} />}
      <ConnectionNotice />
    </HouseScreenProvider>
  )
}

type Stage = 'pictures' | 'ordering' | { order: PublicOrder; hadArrived: boolean }

const lookEveryMs = 60_000

/** One turn after the other: two at once would go back twice in the history, and so out of the page. */
function useStage(shop: BranchShopView, { check }: Pairing) {
  const [stage, setStage] = useState<Stage | null>(null)
  const isKnown = useCart((cart) => cart.openKey !== null)
  const isEmpty = useCart((cart) => cart.items.length === 0)
  const { timeZone } = shop.branch

  const turns = useRef(Promise.resolve())
  const take = (turn: () => Promise<void>) => {
    turns.current = turns.current.then(turn, turn)
    return turns.current
  }
  // A form that is left writes down what it holds, so it is forgotten once it is gone.
  const end = async (next: Stage) => {
    await awaitClosing()
    flushSync(() => setStage(next))
    await forgetGuest(shop)
  }

  // After a reload in the middle the guest is still there.
  if (stage === null && isKnown) setStage(isEmpty ? 'pictures' : 'ordering')

  useEffect(() => {
    if (stage !== 'pictures') return
    const timer = setInterval(() => {
      void check()
      void reloadIfDue(timeZone)
    }, lookEveryMs)
    return () => clearInterval(timer)
  }, [stage, check, timeZone])

  return {
    stage,
    begin: () => {
      void check()
      void take(async () => {
        await forgetGuest(shop)
        setStage('ordering')
      })
    },
    leave: () => void take(() => end('pictures')),
    finish: (order: PublicOrder, hadArrived = false) => take(() => end({ order, hadArrived })),
  }
}

function useOwnWays(branch: string, { onLost }: Pairing, onPlaced: HouseScreen['onPlaced']): HouseScreen {
  const checkout = useLayer('checkout')

  return {
    toCheckout: checkout.open,
    toMenu: checkout.close,
    placeOrder: async (given) => {
      const answer = await withinTurn(placeAtKiosk(fetch, { ...given, params: { branch } }))
      if (!answer.ok && answer.status === 401) onLost()
      return answer
    },
    onPlaced,
  }
}
