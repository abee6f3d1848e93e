import type { BranchShopView } from '#domain/catalogue/shop.contract.ts'
import { knownShop, readShopAgain, shopReadAt } from './browser-shop.ts'
import { follow } from './follow.ts'
import { listenToShop } from './listen-to-shop.ts'

type FollowShop = { identifier: string; onShop: (shop: BranchShopView) => void }

/** Tells of each change of a branch's catalogue while somebody looks at it. The returned function ends it. */
export function followShop({ identifier, onShop }: FollowShop): () => void {
  return follow({
    knownAt: shopReadAt(identifier),
    listen: (hear) =>
      listenToShop(identifier, (version) => {
        if (version !== knownShop(identifier)?.version) hear()
      }),
    ask: async (leaving) => {
      const fresh = await readShopAgain(identifier, leaving)
      if (fresh && !leaving.aborted) onShop(fresh)
    },
  })
}
