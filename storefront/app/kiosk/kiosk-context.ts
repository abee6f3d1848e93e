import { createContext, useContext } from 'react'

import type { PublicOrder } from '#domain/ordering/order.contract.ts'
import type { PlaceOrder } from '../checkout/submit-order.ts'

/** What is different where the shop is shown on a screen that the next guest uses as well. */
export type Kiosk = {
  toCheckout: () => void
  toMenu: () => void
  placeOrder: PlaceOrder
  onPlaced: (order: PublicOrder, hadArrived?: boolean) => Promise<void>
}

const KioskReact = createContext<Kiosk | null>(null)
export const KioskProvider = KioskReact.Provider

/** Null on the guest's own screen. */
export const useKiosk = (): Kiosk | null => useContext(KioskReact)
