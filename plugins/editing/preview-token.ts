import { createHmac, timingSafeEqual } from 'node:crypto'

/** Which page may be seen before it is published, and until when. */
export type PreviewGrant = { site: string; expiresAt: Temporal.Instant }

/** A key to one page: who holds it sees its newest draft without a login, until it expires. */
export function signPreview({ site, expiresAt }: PreviewGrant, secret: string): string {
  const claim = `${site}.${Math.floor(expiresAt.epochMilliseconds / 1000).toString(36)}`

  return `${claim}.${signatureOf(claim, secret)}`
}

/** The page that a token opens; null when it was forged, altered, or has expired. */
export function readPreview(
  token: string,
  { secret, now }: { secret: string; now: Temporal.Instant },
): string | null {
  const [, site, expiry, signature] = /^([0-9a-f-]{36})\.([0-9a-z]{1,12})\.([\w-]{43})$/.exec(token) ?? []
  if (site === undefined || expiry === undefined || signature === undefined) return null
  if (!isSame(signature, signatureOf(`${site}.${expiry}`, secret))) return null

  return Number.parseInt(expiry, 36) * 1000 > now.epochMilliseconds ? site : null
}

/** A purpose of its own, so that nothing else signed with the secret can pass for a preview. */
function signatureOf(claim: string, secret: string): string {
  return createHmac('sha256', `preview:${secret}`).update(claim).digest('base64url')
}

function isSame(left: string, right: string): boolean {
  return timingSafeEqual(Buffer.from(left), Buffer.from(right))
}
