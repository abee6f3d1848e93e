import * as z from 'zod/mini'

/** What asks visitors for consent first. */
export const tracking = z.object({
  /** Whether our own count of visits is on. */
  isCounting: z.boolean(),
  /** Who is told of a success; `{event}` stands for what it was. */
  conversionUrl: z.nullish(z.string()),
})
export type Tracking = z.infer<typeof tracking>

type Settings = { enableAnalytics?: boolean | null; conversionUrl?: string | null }

/** Nothing where nothing is counted and nobody is told: then nobody is asked either. */
export function trackingOf({ enableAnalytics, conversionUrl }: Settings): Tracking | null {
  return enableAnalytics || conversionUrl
    ? { isCounting: Boolean(enableAnalytics), conversionUrl: conversionUrl || null }
    : null
}
