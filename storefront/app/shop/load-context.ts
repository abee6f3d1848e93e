import { createContext } from 'react-router'

import type { BranchShopView } from '#domain/catalogue/shop.contract.ts'
import type { ShopReader } from './shop-reader.ts'

/** What the server hands to every loader of one request. */
export const apiContext = createContext<ShopReader>()
export const nowContext = createContext<Temporal.Instant>()

/** The catalogue of the branch page, which travels as a JSON block beside the loader data. */
export const embeddedShopContext = createContext<BranchShopView | null>(null)
