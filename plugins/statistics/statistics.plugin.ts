import { accessOf } from '#collections/shared/access/access-of.ts'
import { capability } from '#kernel/capability/capability.ts'
import { withDeskView } from '#plugins/desk/desk.port.ts'

import { datasetEndpoints } from './endpoints/dataset.endpoints.ts'

/** What visits, orders and work come to, over any range of days. */
export const statisticsPlugin = capability(
  {
    name: 'statistics',
    endpoints: datasetEndpoints,
    access: { statistics: accessOf('statistics') },
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
