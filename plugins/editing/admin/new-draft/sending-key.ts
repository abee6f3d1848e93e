import { hexOf } from '#domain/api/hex-of.ts'
import type { BegunSlug } from '#domain/content/drafted-slug.ts'

const placeOf = (slug: BegunSlug): string => `theke-neu-${slug}-gesendet`

/**
 * By which the server knows a request again whose answer was lost. It stays with what was sent, as that stays in the
 * tab, so that also after a reload the same once more is the same request.
 */
export function keyOfSending(slug: BegunSlug, content: string): string {
  const [key, ...sent] = sessionStorage.getItem(placeOf(slug))?.split(' ') ?? []
  if (key !== undefined && sent.join(' ') === content) return key

  const made = hexOf(crypto.getRandomValues(new Uint8Array(16)))
  sessionStorage.setItem(placeOf(slug), `${made} ${content}`)
  return made
}

export const forgetSending = (slug: BegunSlug): void => sessionStorage.removeItem(placeOf(slug))
