import { capability } from '#kernel/capability/capability.ts'

import { logViewEndpoint } from './endpoints/log-view.endpoint.ts'
import { timeTrackingEndpoints } from './endpoints/time-tracking.endpoints.ts'
import {
  addThroughLedger,
  correctThroughLedger,
  deriveAfterDelete,
  withdrawThroughLedger,
} from './hooks/write-through-ledger.ts'

/** Working time is a ledger of punches and corrections, and all that is shown of it follows from there (ADR 118). */
export const workingTimePlugin = capability({
  name: 'working-time',
  endpoints: timeTrackingEndpoints,
  collections: {
    tasks: { endpoints: [logViewEndpoint] },
    'working-activities': {
      rule: {
        beforeChange: [correctThroughLedger],
        afterChange: [addThroughLedger],
        beforeDelete: [withdrawThroughLedger],
        afterDelete: [deriveAfterDelete],
      },
    },
  },
})
