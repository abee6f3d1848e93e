import { capability } from '#kernel/capability/capability.ts'

import { countAbsence } from './hooks/count-absence.ts'
import { holdAbsences } from './hooks/hold-absences.ts'
import {
  recountAfterAbsence,
  recountAfterAbsenceIsGone,
  recountAfterContract,
  recountAfterContractIsGone,
} from './hooks/recount-after.ts'

/** Keeps what follows from contracts, calendar and absences of people together. */
export const workingTimePlugin = capability({
  name: 'working-time',
  collections: {
    absences: {
      rule: { beforeChange: [countAbsence] },
      tell: { afterChange: [recountAfterAbsence], afterDelete: [recountAfterAbsenceIsGone] },
    },
    contracts: {
      guard: { beforeChange: [holdAbsences] },
      tell: { afterChange: [recountAfterContract], afterDelete: [recountAfterContractIsGone] },
    },
  },
})
