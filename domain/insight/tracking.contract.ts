import * as z from 'zod/mini'

/** What asks visitors for consent first. */
export const tracking = z.object({
  /** Whether our own count of visits is on. */
  isCounting: z.boolean(),
  /** Who is told of a success; `{event}` stands for what it was. */
  conversionUrl: z.nullish(z.string()),
  /** The number of a Meta pixel. */
  pixelId: z.optional(z.string()),
  /** A container of the tag manager; `address` is where it comes from, without a slash at its end. */
  tagManager: z.optional(z.object({ id: z.string(), address: z.string() })),
})
export type Tracking = z.infer<typeof tracking>

type Said = {
  enableAnalytics?: boolean | null
  conversionUrl?: string | null
  pixelId?: string | null
  tagManagerId?: string | null
  tagManagerUrl?: string | null
}

/** What a division says for itself goes before the house's word, also where it wants nothing of the kind. */
type OfDivision = Said & { isOwn?: boolean | null }

/** Nothing where nothing is counted and nobody is told: then nobody is asked either. */
export function trackingOf(house: Said, division?: OfDivision | null): Tracking | null {
  const said = division?.isOwn ? division : house
  const { enableAnalytics, conversionUrl, pixelId, tagManagerId: id } = said
  if (!enableAnalytics && !conversionUrl && !pixelId && !id) return null

  return {
    isCounting: Boolean(enableAnalytics),
    conversionUrl: conversionUrl || null,
    ...(pixelId && { pixelId }),
    ...(id && { tagManager: { id, address: addressOf(said) } }),
  }
}

const addressOf = ({ tagManagerUrl }: Said): string =>
  (tagManagerUrl || 'https://www.googletagmanager.com').replace(/\/+$/, '')
