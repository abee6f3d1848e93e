import type { Plugin } from 'payload'

import { analyticsLogsEndpoints } from './endpoints/analytics-logs.endpoints.ts'

const views = '/plugins/analytics/admin'

/** The log of what visitors do: its calls, and a list of it in the admin panel. */
export const analyticsPlugin: Plugin = (config) => {
  const { admin, endpoints } = config
  const components = admin?.components

  return {
    ...config,
    endpoints: [...(endpoints ?? []), ...analyticsLogsEndpoints],
    admin: {
      ...admin,
      components: {
        ...components,
        afterNavLinks: [
          ...(components?.afterNavLinks ?? []),
          `${views}/analytics-logs-link.tsx#AnalyticsLogsLink`,
        ],
        views: {
          ...components?.views,
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
