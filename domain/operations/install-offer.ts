import type { Consent } from '../insight/consent.ts'

/** Spec: storefront 4 and 9. A month is as long as its longest: nobody is asked again within one. */
const dismissedDays = 31
/** From the moment on that somebody has agreed to be counted; otherwise from the beginning, or from their refusal. */
const afterConsentMs = 250
const otherwiseMs = 5000

const cookieName = 'pwa-dismiss'

export type OfferFacts = {
  isSwitchedOn: boolean
  /** Whether this page is shown by the installed app. */
  isInstalled: boolean
  /** Whether the browser has said that it can install the shop. */
  isSupported: boolean
  /** Whether the browser knows the app as installed beside this page. */
  isRegistered: boolean
  cookies: string
}

/** Whether somebody may be asked to install the shop as an app. Spec: storefront 4, app installation. */
export function mayOfferInstall(facts: OfferFacts): boolean {
  const { isSwitchedOn, isInstalled, isSupported, isRegistered, cookies } = facts

  return isSwitchedOn && isSupported && !isInstalled && !isRegistered && !isDismissed(cookies)
}

/**
 * How long the offer waits, in milliseconds; null while the question about being counted is open, which it would
 * cover. A house that asks nothing is treated as if the visitor had answered before. Spec: storefront 9.
 */
export function offerDelayMs(asked: {
  isAsking: boolean
  consent: Consent
  isAnswerFresh: boolean
}): number | null {
  const { isAsking, consent, isAnswerFresh } = asked
  if (isAsking && consent === null) return null

  return isAnswerFresh && consent === 'granted' ? afterConsentMs : otherwiseMs
}

/** Where the offer lies over a page: not over a form that somebody fills in, nor at a device that belongs to the house. */
export function mayOfferFloat(path: string): boolean {
  return !/^\/(?:self-service|status|questionnaires)(?:\/|$)|\/checkout(?:\/|$)/i.test(path)
}

/** The cookie of somebody who does not want the app, for a month. */
export const dismissedCookie = `${cookieName}=true; Path=/; Max-Age=${dismissedDays * 86_400}; SameSite=Lax`

function isDismissed(cookies: string): boolean {
  return new RegExp(`(?:^|;\\s*)${cookieName}=true(?:;|$)`).test(cookies)
}
