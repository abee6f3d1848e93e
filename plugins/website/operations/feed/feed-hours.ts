import { toHours } from '#collections/shared/to-hours.ts'
import { noteUntil } from '#kernel/live/readings.ts'
import { shownHours } from '#domain/content/fed/shown-hours.ts'

import type { Feed } from '../feed-sections.ts'
import { findBranches } from './find-branches.ts'

/** The hours of the branches that have said any; what is made of them ends when the clock opens or closes one. */
export const feedHours: Feed<'openingHours'> = async (req, section, { division, now }) => {
  const docs = await findBranches(req, section.branches, division)
  const branches = docs.flatMap(
    ({ openingHours, deliveryHours, isDeliveryHoursEnabled, ...branch }) =>
      shownHours(
        {
          ...branch,
          openingHours: toHours(openingHours),
          deliveryHours: toHours(deliveryHours),
          isDeliveryHoursEnabled: isDeliveryHoursEnabled ?? false,
        },
        now,
      ) ?? [],
  )
  for (const { until } of branches) noteUntil(Date.parse(until))

  return branches.length > 0 ? { branches } : null
}
