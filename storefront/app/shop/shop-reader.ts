import { bodyOf, callOf, type Fetch } from '#domain/api/call-of.ts'
import type { branchShopContract, shopContract } from '#domain/catalogue/shop-calls.contract.ts'
import type { BranchShopView, ShopView } from '#domain/catalogue/shop.contract.ts'
import type {
  PublicQuestionnaire,
  publicQuestionnaireContract,
} from '#domain/feedback/feedback-calls.contract.ts'
import type { publicOrderContract } from '#domain/ordering/order-calls.contract.ts'
import type { PublicOrder } from '#domain/ordering/order.contract.ts'

/** Every read of the storefront, over whichever transport it is given: in-process, network or browser. */
export interface ShopReader {
  /** `host` says whose shop is meant; a browser asks its own host. */
  shop(host?: string): Promise<ShopView>
  branchShop(identifier: string): Promise<BranchShopView>
  publicOrder(uid: string, hash: string): Promise<PublicOrder>
  questionnaire(publicHash: string): Promise<PublicQuestionnaire>
}

const readShop = callOf<typeof shopContract>('get', '/api/shop')
export const readBranchShop = callOf<typeof branchShopContract>('get', '/api/branches/{key}/shop')
const readQuestionnaire = callOf<typeof publicQuestionnaireContract>('get', '/api/questionnaires/public/{id}')
export const readOrder = callOf<typeof publicOrderContract>('get', '/api/orders/public/{uid}/{hash}')

/** What is refused becomes the status of the page that needs it. */
export function createShopReader(fetch: Fetch): ShopReader {
  let shop: Promise<ShopView> | undefined

  return {
    shop: (host) => (shop ??= readShop(fetch, { query: { host } }).then(bodyOf)),
    branchShop: (key) => readBranchShop(fetch, { params: { key } }).then(bodyOf),
    publicOrder: (uid, hash) => readOrder(fetch, { params: { uid, hash } }).then(bodyOf),
    questionnaire: (id) => readQuestionnaire(fetch, { params: { id } }).then(bodyOf),
  }
}
