/** What a visitor has said to being counted; null while they have said nothing. */
export type Consent = 'granted' | 'denied' | null

const cookieName = 'cookie-consent'
/** Spec: back office 8, storefront 6 and 12. */
export const consentDays = 365

/**
 * The choice that the cookies of a browser hold. Who agreed before a service was asked for has not agreed to it, and
 * has said nothing yet; who refused has refused everything.
 */
export function consentOf(cookies: string, services: readonly string[] = []): Consent {
  const stored = new RegExp(`(?:^|;\\s*)${cookieName}=(denied|granted((?:\\+[a-z]+)*))(?:;|$)`).exec(cookies)
  if (!stored) return null
  const [, choice, agreed = ''] = stored
  if (choice === 'denied') return 'denied'

  return services.every((service) => agreed.split('+').includes(service)) ? 'granted' : null
}

/** The cookie that keeps a choice. A refusal is kept as long, so that nobody is asked again and again. */
export function consentCookie(choice: NonNullable<Consent>, services: readonly string[] = []): string {
  const value = choice === 'granted' ? ['granted', ...services].join('+') : 'denied'

  return `${cookieName}=${value}; Path=/; Max-Age=${consentDays * 86_400}; SameSite=Lax`
}
