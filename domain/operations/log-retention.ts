import type { ProtectedSlug } from '../people/rights/all-rights.ts'

/** How long the log of changes may name people, in days. */
export const shortestRetentionDays = 30
export const usualRetentionDays = 365
export const longestRetentionDays = 3_650

/** The instant before which entries are removed; an unusable setting counts as the usual one. */
export function retentionBegin(now: Temporal.Instant, days: unknown): Temporal.Instant {
  const isUsable =
    typeof days === 'number' &&
    Number.isInteger(days) &&
    days >= shortestRetentionDays &&
    days <= longestRetentionDays

  return now.subtract({ hours: 24 * (isUsable ? days : usualRetentionDays) })
}

/** Records about people: when one is erased, what the log told about them goes as well. */
export const personalCollections = [
  'customers',
  'external-users',
  'contact-requests',
  'analytics-leads',
  'questionnaire-submissions',
  'order-reviews',
  'messages',
  'vouchers',
] as const satisfies ProtectedSlug[]

export const erasedTitle = 'Gelöschter Eintrag'
