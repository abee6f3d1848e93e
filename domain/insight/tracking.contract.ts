import * as z from 'zod/mini'

/** What asks visitors for consent first. */
export const tracking = z.object({
  /** Whether our own count of visits is on. */
  isCounting: z.boolean(),
  /** Who is told of a success; `{event}` stands for what it was. */
  conversionUrl: z.nullish(z.string()),
})
export type Tracking = z.infer<typeof tracking>

type Said = { enableAnalytics?: boolean | null; conversionUrl?: string | null }

/** What a division says for itself goes before the house's word, also where it wants nothing of the kind. */
type OfDivision = Said & { isOwn?: boolean | null }

/** Nothing where nothing is counted and nobody is told: then nobody is asked either. */
export function trackingOf(house: Said, division?: OfDivision | null): Tracking | null {
  const { enableAnalytics, conversionUrl } = division?.isOwn ? division : house

  return enableAnalytics || conversionUrl
    ? { isCounting: Boolean(enableAnalytics), conversionUrl: conversionUrl || null }
    : null
}
