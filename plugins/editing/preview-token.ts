import { createHmac } from 'node:crypto'

import { isSameSecret } from '#kernel/is-same-secret.ts'
import { claimOf, hasEnded, previewClaim } from '#domain/content/preview-claim.ts'

/** Which page may be seen before it is published, and until when. */
export type PreviewGrant = { site: string; expiresAt: Temporal.Instant }

/** A key to one page: who holds it sees its newest draft without a login, until it expires. */
export function signPreview({ site, expiresAt }: PreviewGrant, secret: string): string {
  const claim = claimOf(site, Math.floor(expiresAt.epochMilliseconds / 1000))

  return `${claim}.${signatureOf(claim, secret)}`
}

/** The page that a token opens; null when it was forged, altered, or has expired. */
export function readPreview(
  token: string,
  { secret, now }: { secret: string; now: Temporal.Instant },
): string | null {
  const claim = previewClaim(token)
  if (!claim || !isSameSecret(signatureOf(claim.signed, secret), claim.signature)) return null

  return hasEnded(token, now) ? null : claim.site
}

/** A purpose of its own, so that nothing else signed with the secret can pass for a preview. */
function signatureOf(claim: string, secret: string): string {
  return createHmac('sha256', `preview:${secret}`).update(claim).digest('base64url')
}
