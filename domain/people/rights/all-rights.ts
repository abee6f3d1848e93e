import { catalogueRights } from './catalogue.data.ts'
import { contentRights } from './content.data.ts'
import { feedbackRights } from './feedback.data.ts'
import { insightRights } from './insight.data.ts'
import { operationsRights } from './operations.data.ts'
import { orderingRights } from './ordering.data.ts'
import { peopleRights } from './people.data.ts'
import { signageRights } from './signage.data.ts'
import { workforceRights } from './workforce.data.ts'

/** Who may do what with which records: the one table behind every access check and the page of rights. */
export const allRights = {
  ...orderingRights,
  ...catalogueRights,
  ...contentRights,
  ...feedbackRights,
  ...insightRights,
  ...workforceRights,
  ...signageRights,
  ...peopleRights,
  ...operationsRights,
}
export type ProtectedSlug = keyof typeof allRights
