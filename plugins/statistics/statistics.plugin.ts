import { accessOf } from '#collections/shared/access/access-of.ts'
import { capability } from '#kernel/capability/capability.ts'
import { withDeskView } from '#plugins/desk/desk.port.ts'

import { datasetEndpoints } from './endpoints/dataset.endpoints.ts'
import { nowEndpoint } from './endpoints/now.endpoint.ts'

/** What visits, orders and work come to, over any range of days, counted as it is done. */
export const statisticsPlugin = capability(
  {
    name: 'statistics',
    endpoints: [...datasetEndpoints, nowEndpoint],
    access: { statistics: accessOf('statistics') },
    workers: [
      {
        name: 'order-figures',
        everySeconds: 5,
        isExclusive: true,
        load: async () => {
          const { foldDueOrders } = await import('./business/fold-orders.ts')
          return async ({ payload, ending }) => {
            while (!ending.aborted && (await foldDueOrders(payload)) > 0);
          }
        },
      },
    ],
  },
  (config) =>
    withDeskView(config, {
      area: 'insight',
      label: 'Statistik',
      path: '/statistics',
      right: ['read', 'analytics-logs'],
      component: '/plugins/statistics/admin/views.tsx#StatisticsView',
      leads: true,
    }),
)
