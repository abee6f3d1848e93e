/** What a preview link says of itself. Whether it is true only the server knows, which has signed it. */
export type PreviewClaim = { site: string; endsAtSeconds: number; signed: string; signature: string }

/** Null for whatever is no preview link for people without a login. */
export function previewClaim(token: string): PreviewClaim | null {
  const [, site, expiry, signature] = /^([0-9a-f-]{36})\.([0-9a-z]{1,12})\.([\w-]{43})$/.exec(token) ?? []
  if (site === undefined || expiry === undefined || signature === undefined) return null

  return { site, endsAtSeconds: Number.parseInt(expiry, 36), signed: `${site}.${expiry}`, signature }
}

/** The first half of a link, which is signed for the second. */
export const claimOf = (site: string, endsAtSeconds: number): string =>
  `${site}.${endsAtSeconds.toString(36)}`

/** Whether a link has come to its end; only then does its reader need another one. */
export function hasEnded(token: string, now: Temporal.Instant): boolean {
  const claim = previewClaim(token)

  return claim !== null && claim.endsAtSeconds * 1000 <= now.epochMilliseconds
}
