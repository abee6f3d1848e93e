import { hexOf } from '#domain/api/hex-of.ts'

/** Names a request, so that the same one sent again is known. */
export function mintKey(): string {
  return hexOf(crypto.getRandomValues(new Uint8Array(16)))
}
