import { onCollection } from '#kernel/api/endpoint-of.ts'
import { capability } from '#kernel/capability/capability.ts'
import { type DeskCount, withDesk, withDeskView } from '#plugins/desk/desk.port.ts'
import { type TodaySource, withToday } from '#plugins/desk/today.port.ts'
import { delivered } from '#kernel/outbox/effect-kind.ts'

import { ownShiftEndpoints } from './endpoints/own-shifts.endpoints.ts'
import { planEndpoints } from './endpoints/plan.endpoints.ts'
import { swapEndpoints } from './endpoints/swap.endpoints.ts'
import { dropSwaps } from './hooks/drop-swaps.ts'
import { tellDropped, tellPerson } from './hooks/tell-person.ts'
import { changeMail, planMail } from './plan-effects.ts'
import { countSwaps, waitingSwaps } from './today/waiting-swaps.ts'

/** Who works when: plans of weeks and months, what is wrong with them, and how people learn of theirs (ADR 124). */
export const plannerPlugin = capability(
  {
    name: 'planner',
    collections: {
      'working-schedules': {
        endpoints: [...planEndpoints, ...ownShiftEndpoints].map((endpoint) =>
          onCollection('working-schedules', endpoint),
        ),
        guard: { beforeDelete: [dropSwaps] },
        tell: { afterChange: [tellPerson], afterDelete: [tellDropped] },
      },
      'shift-swaps': { endpoints: swapEndpoints.map((endpoint) => onCollection('shift-swaps', endpoint)) },
    },
    outbox: [
      delivered(planMail, async () => (await import('./jobs/shift-mails.ts')).sendPlanMail),
      delivered(changeMail, async () => (await import('./jobs/shift-mails.ts')).sendChangeMail),
    ],
  },
  (config) =>
    withDeskView(
      withDeskView(withToday(withDesk(config, { counts: [toDecide] }), { waiting: [swapsToDecide] }), {
        area: 'workforce',
        label: 'Planung',
        path: '/planung',
        right: ['create', 'working-schedules'],
        component: '/plugins/planner/admin/views.tsx#PlanView',
        leads: true,
        standsFor: 'working-schedules',
      }),
      {
        area: 'workforce',
        label: 'Meine Schichten',
        path: '/schichten',
        right: ['read', 'working-schedules'],
        component: '/plugins/planner/admin/views.tsx#OwnShiftsView',
      },
    ),
)

/** Whoever plans. */
const planning = ['create', 'working-schedules'] as const satisfies DeskCount['right']

const toDecide: DeskCount = {
  area: 'workforce',
  label: ['Schichttausch', 'Schichttausche'],
  right: planning,
  read: countSwaps,
}

const swapsToDecide: TodaySource<'waiting'> = {
  name: 'Schichttausche',
  right: planning,
  follows: ['shift-swaps'],
  read: waitingSwaps,
}
