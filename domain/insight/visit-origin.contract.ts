import * as z from 'zod/mini'

const word = (most: number) => z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(most)))

/** How somebody came to the website: what a campaign wrote into its address, else the website that linked here. */
export const visitOrigin = z.object({
  source: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
  medium: word(120),
  campaign: word(160),
  term: word(160),
  content: word(160),
  /** Another website, without what was looked for there. */
  referrer: word(1000),
  landingPath: z.string().check(z.startsWith('/'), z.maxLength(500)),
  firstSeenAt: z.iso.datetime({ offset: true }),
})
export type VisitOrigin = z.infer<typeof visitOrigin>

/** What a browser has kept; anything else in its place is nothing. */
export function keptVisitOrigin(kept: string | null): VisitOrigin | undefined {
  if (kept === null) return undefined
  try {
    return visitOrigin.safeParse(JSON.parse(kept)).data
  } catch {
    return undefined
  }
}
