/** What a visitor has said to being counted; null while they have said nothing. */
export type Consent = 'granted' | 'denied' | null

const cookieName = 'cookie-consent'
/** Spec: back office 8, storefront 6 and 12. */
export const consentDays = 365

/** The choice that the cookies of a browser hold. */
export function consentOf(cookies: string): Consent {
  const [, value] = new RegExp(`(?:^|;\\s*)${cookieName}=(granted|denied)(?:;|$)`).exec(cookies) ?? []

  return value === 'granted' || value === 'denied' ? value : null
}

/** The cookie that keeps a choice. A refusal is kept as long, so that nobody is asked again and again. */
export function consentCookie(choice: NonNullable<Consent>): string {
  return `${cookieName}=${choice}; Path=/; Max-Age=${consentDays * 86_400}; SameSite=Lax`
}
