import { accessOf } from '#collections/shared/access/access-of.ts'
import { capability } from '#kernel/capability/capability.ts'
import { withDeskView } from '#plugins/desk/desk.port.ts'

import { analyticsLogsEndpoints } from './endpoints/analytics-logs.endpoints.ts'
import { pageRequestsEndpoint } from './endpoints/page-requests.endpoint.ts'

/** The log of what visitors do: its calls, and a list of it in the admin panel. */
export const analyticsPlugin = capability(
  {
    name: 'analytics',
    endpoints: [...analyticsLogsEndpoints, pageRequestsEndpoint],
    access: { 'analytics-logs': accessOf('analytics-logs') },
    workers: [
      {
        name: 'analytics-partitions',
        everySeconds: 6 * 3600,
        load: async () => {
          const { keepMonths } = await import('./operations/keep-months.ts')
          return ({ payload, now }) => keepMonths({ pool: payload.db.pool, now })
        },
      },
    ],
  },
  (config) =>
    withDeskView(config, {
      area: 'insight',
      label: 'Besuchsprotokoll',
      path: '/analytics-logs',
      right: ['read', 'analytics-logs'],
      component: '/plugins/analytics/admin/analytics-logs-view.tsx#AnalyticsLogsView',
    }),
)
