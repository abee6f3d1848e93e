import type { Config } from 'payload'

import { accessOf } from '#collections/shared/access/access-of.ts'
import { withComponent } from '#collections/shared/admin/with-component.ts'
import { capability } from '#kernel/capability/capability.ts'

import { analyticsLogsEndpoints } from './endpoints/analytics-logs.endpoints.ts'

const views = '/plugins/analytics/admin'

/** The log of what visitors do: its calls, and a list of it in the admin panel. */
export const analyticsPlugin = capability(
  {
    name: 'analytics',
    endpoints: analyticsLogsEndpoints,
    access: { 'analytics-logs': accessOf('analytics-logs') },
    workers: [
      {
        name: 'analytics-partitions',
        everySeconds: 6 * 3600,
        load: async () => {
          const { preparePartitions } = await import('./operations/prepare-partitions.ts')
          return ({ payload, now }) => preparePartitions({ pool: payload.db.pool, now })
        },
      },
    ],
  },
  withView,
)

function withView(asked: Config): Config {
  const config = withComponent(asked, 'afterNavLinks', `${views}/analytics-logs-link.tsx#AnalyticsLogsLink`)
  const { admin } = config

  return {
    ...config,
    admin: {
      ...admin,
      components: {
        ...admin?.components,
        views: {
          ...admin?.components?.views,
          analyticsLogs: {
            Component: `${views}/analytics-logs-view.tsx#AnalyticsLogsView`,
            path: '/analytics-logs',
            exact: true,
            meta: { title: 'Besuchsprotokoll' },
          },
        },
      },
    },
  }
}
