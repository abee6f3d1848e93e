import type { Config } from 'payload'

import { draftedSlugs } from '#domain/content/drafted-slug.ts'
import type { Right } from '#kernel/access/rights.ts'
import { withDesk } from '#plugins/desk/desk.port.ts'
import { withToday } from '#plugins/desk/today.port.ts'

import { countApprovals, waitingApprovals } from '../approval/approvals-today.ts'
import { commentsTag } from '../comments/comment-tables.ts'
import { countComments, waitingComments } from '../comments/comments-today.ts'
import { countFailedPlans, editorsLists, failedPlans } from './editors-work.ts'

/** For whoever writes pages, and shows what they see of them. */
const ofPages = {
  name: 'Seiten',
  right: ['update', 'sites'] as [Right, string],
  follows: draftedSlugs,
}
const ofComments = { ...ofPages, name: 'Kommentare', follows: [...draftedSlugs, commentsTag] }
const ofApprovals = { ...ofComments, name: 'Freigaben', follows: [...ofComments.follows, 'divisions'] }

/** What waits for editors in the start view, and how much of it in the navigation. */
export const withEditorsWork = (config: Config): Config =>
  withDesk(
    withToday(config, {
      waiting: [
        { ...ofPages, read: failedPlans },
        { ...ofApprovals, read: waitingApprovals },
        { ...ofComments, read: waitingComments },
      ],
      lists: [{ ...ofPages, read: editorsLists }],
    }),
    {
      counts: [
        count(['gescheiterter Plan', 'gescheiterte Pläne'], countFailedPlans),
        count(['angefragte Freigabe', 'angefragte Freigaben'], countApprovals),
        count(['offener Kommentar', 'offene Kommentare'], countComments),
      ],
    },
  )

const count = (label: [one: string, many: string], read: typeof countFailedPlans) => ({
  area: 'content' as const,
  label,
  right: ofPages.right,
  read,
})
