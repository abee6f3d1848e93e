import { createContext, useContext } from 'react'

import type { PublicOrder } from '#domain/ordering/order.contract.ts'
import type { PlaceOrder } from '../checkout/submit-order.ts'

/**
 * What is different where the shop is shown on a screen of the house: at a kiosk, which the next guest uses as well, or
 * to staff who order for somebody.
 */
export type HouseScreen = {
  toCheckout: () => void
  toMenu: () => void
  placeOrder: PlaceOrder
  onPlaced: (order: PublicOrder, hadArrived?: boolean) => Promise<void>
}

const HouseScreenReact = createContext<HouseScreen | null>(null)
export const HouseScreenProvider = HouseScreenReact.Provider

/** Null on the guest's own screen. */
export const useHouseScreen = (): HouseScreen | null => useContext(HouseScreenReact)
