import { accessOf } from '#collections/shared/access/access-of.ts'
import { figureOrdersView } from '#domain/insight/statistics/figure-orders-path.ts'
import { capability } from '#kernel/capability/capability.ts'
import { delivered } from '#kernel/outbox/effect-kind.ts'
import { withDeskView } from '#plugins/desk/desk.port.ts'

import { datasetEndpoints, profileEndpoints, severalEndpoint } from './endpoints/dataset.endpoints.ts'
import { figureOrdersEndpoint } from './endpoints/figure-orders.endpoint.ts'
import { goalEndpoints } from './endpoints/goal.endpoints.ts'
import { linkEndpoints } from './endpoints/link.endpoints.ts'
import { nowEndpoint } from './endpoints/now.endpoint.ts'
import { viewEndpoints } from './endpoints/view.endpoints.ts'
import { weeklyMailEndpoints } from './endpoints/weekly-mail.endpoints.ts'
import { weekMail } from './weekly/week-effect.ts'

/** What visits, orders and work come to, over any range of days, counted as it is done. */
export const statisticsPlugin = capability(
  {
    name: 'statistics',
    endpoints: [
      ...datasetEndpoints,
      ...profileEndpoints,
      severalEndpoint,
      figureOrdersEndpoint,
      nowEndpoint,
      ...viewEndpoints,
      ...linkEndpoints,
      ...goalEndpoints,
      ...weeklyMailEndpoints,
    ],
    access: { statistics: accessOf('statistics') },
    outbox: [delivered(weekMail, async () => (await import('./weekly/send-week-mail.ts')).sendWeekMail)],
    workers: [
      {
        name: 'weekly-figures',
        everySeconds: 300,
        isExclusive: true,
        load: async () => {
          const { promiseWeek } = await import('./weekly/promise-week.ts')
          return ({ payload, now }) => promiseWeek(payload, now)
        },
      },
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
    withDeskView(
      withDeskView(config, {
        area: 'insight',
        label: 'Statistik',
        path: '/statistics',
        right: ['read', 'analytics-logs'],
        component: '/plugins/statistics/admin/views.tsx#StatisticsView',
        leads: true,
      }),
      {
        area: 'insight',
        label: 'Bestellungen hinter einer Zahl',
        path: figureOrdersView,
        right: ['read', 'statistics'],
        component: '/plugins/statistics/admin/views.tsx#FigureOrdersView',
        isInNavigation: false,
      },
    ),
)
