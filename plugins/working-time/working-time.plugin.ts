import { accessOf } from '#collections/shared/access/access-of.ts'
import { capability } from '#kernel/capability/capability.ts'
import { delivered } from '#kernel/outbox/effect-kind.ts'
import { type DeskCount, withDesk, withDeskView } from '#plugins/desk/desk.port.ts'
import { withToday } from '#plugins/desk/today.port.ts'

import { atWorkEndpoints } from './endpoints/at-work.endpoints.ts'
import { badgesEndpoints } from './endpoints/badges.endpoints.ts'
import { leaveEndpoints } from './endpoints/leave.endpoints.ts'
import { logViewEndpoint } from './endpoints/log-view.endpoint.ts'
import { timeSheetEndpoints } from './endpoints/time-sheets.endpoints.ts'
import { timeTrackingEndpoints } from './endpoints/time-tracking.endpoints.ts'
import { countAbsence } from './hooks/count-absence.ts'
import { holdAbsences, holdAbsencesFirst, holdLedgerFirst } from './hooks/hold-person.ts'
import { keepClosedMonths, keepClosedMonthsWhole } from './hooks/keep-closed-months.ts'
import {
  recountAfterBranch,
  recountAfterCompanyDay,
  recountAfterCompanyDayIsGone,
} from './hooks/recount-after-calendar.ts'
import {
  recountAfterAbsence,
  recountAfterAbsenceIsGone,
  recountAfterContract,
  recountAfterContractIsGone,
} from './hooks/recount-after.ts'
import {
  addThroughLedger,
  correctThroughLedger,
  deriveAfterDelete,
  withdrawThroughLedger,
} from './hooks/write-through-ledger.ts'
import { leaveNoticeMail } from './leave/leave-effects.ts'
import { atWorkNow } from './today/at-work-now.ts'
import { countRequests, waitingForLead } from './today/waiting-for-lead.ts'

/**
 * Working time is a ledger of punches and corrections, and all that is shown of it follows from there (ADR 118); what
 * follows from contracts, calendar and absences of people is kept together.
 */
export const workingTimePlugin = capability(
  {
    name: 'working-time',
    endpoints: [
      ...timeTrackingEndpoints,
      ...badgesEndpoints,
      ...timeSheetEndpoints,
      ...atWorkEndpoints,
      ...leaveEndpoints,
    ],
    outbox: [
      delivered(leaveNoticeMail, async () => (await import('./leave/send-leave-notice.ts')).sendLeaveNotice),
    ],
    access: { 'time-sheets': accessOf('time-sheets') },
    collections: {
      tasks: { endpoints: [logViewEndpoint] },
      'working-activities': {
        holdFirst: holdLedgerFirst,
        rule: {
          beforeChange: [correctThroughLedger],
          afterChange: [addThroughLedger],
          beforeDelete: [withdrawThroughLedger],
          afterDelete: [deriveAfterDelete],
        },
      },
      absences: {
        holdFirst: holdAbsencesFirst('absences'),
        guard: { beforeChange: [holdAbsences] },
        rule: { beforeChange: [keepClosedMonths, countAbsence], beforeDelete: [keepClosedMonthsWhole] },
        tell: { afterChange: [recountAfterAbsence], afterDelete: [recountAfterAbsenceIsGone] },
      },
      contracts: {
        holdFirst: holdAbsencesFirst('contracts'),
        guard: { beforeChange: [holdAbsences] },
        tell: { afterChange: [recountAfterContract], afterDelete: [recountAfterContractIsGone] },
      },
      branches: { tell: { afterChange: [recountAfterBranch] } },
      'company-days': {
        tell: { afterChange: [recountAfterCompanyDay], afterDelete: [recountAfterCompanyDayIsGone] },
      },
    },
  },
  (config) =>
    withDeskView(withToday(withDesk(config, { counts: [requested] }), forLead), {
      area: 'workforce',
      label: 'Zeiten',
      path: '/zeiten',
      right: ['read', 'time-sheets'],
      component: '/plugins/working-time/admin/views.tsx#TimesView',
      leads: true,
    }),
)

/** Whoever leads somebody. */
const leading = ['create', 'time-sheets'] as const satisfies DeskCount['right']

const requested: DeskCount = {
  area: 'workforce',
  label: ['offener Antrag', 'offene Anträge'],
  right: leading,
  read: countRequests,
}

const forLead: Parameters<typeof withToday>[1] = {
  waiting: [
    {
      name: 'Zeiten und Anträge',
      right: leading,
      follows: ['absences', 'working-activities', 'time-sheets'],
      read: waitingForLead,
    },
  ],
  lists: [{ name: 'Wer arbeitet', right: leading, follows: ['working-activities'], read: atWorkNow }],
}
