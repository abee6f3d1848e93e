import { onCollection } from '#kernel/api/endpoint-of.ts'
import { capability } from '#kernel/capability/capability.ts'
import { withToday } from '#plugins/desk/today.port.ts'

import { branchMenus } from './endpoints/branch-menus.endpoint.ts'
import { branchShopEventsEndpoint } from './endpoints/branch-shop-events.endpoint.ts'
import { branchShopEndpoint } from './endpoints/branch-shop.endpoint.ts'
import { shopEndpoint } from './endpoints/shop.endpoint.ts'
import { soldOutProducts } from './operations/sold-out-products.ts'
import { publicAddresses } from './public-addresses.ts'

/** The read model of the storefront: everything a page needs in one answer; and where staff find there what they edit. */
export const shopPlugin = capability(
  {
    name: 'shop',
    endpoints: [shopEndpoint],
    workers: [
      {
        name: 'popular-products',
        everySeconds: 24 * 3600,
        load: async () => (await import('./jobs/count-sales-anew.ts')).countSalesAnew,
      },
    ],
    collections: {
      branches: {
        endpoints: [
          onCollection('branches', branchShopEndpoint),
          onCollection('branches', branchShopEventsEndpoint),
          branchMenus,
        ],
        preview: publicAddresses.branches,
      },
      menus: { preview: publicAddresses.menus },
      products: { preview: publicAddresses.products },
      categories: { preview: publicAddresses.categories },
      divisions: { preview: publicAddresses.divisions },
    },
  },
  (config) =>
    withToday(config, {
      // Everybody may read the menu; that something on it is missing is for those who take orders.
      outages: [
        { name: 'Ausverkauftes', right: ['read', 'orders'], follows: ['products'], read: soldOutProducts },
      ],
    }),
)
