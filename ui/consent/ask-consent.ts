import { type Consent, consentCookie, consentOf } from '#domain/insight/consent.ts'

import { countVisit } from './count-visit.ts'
import type { foreignScripts } from './foreign-scripts.ts'
import { forgetVisit } from './forget-visit.ts'
import { keepOrigin } from './keep-origin.ts'
import { servicesOf } from './services-of.ts'

/**
 * Asks a visitor once, keeps the answer, and lets it be changed at any time. Nothing is counted or told to
 * anybody before “Zustimmen”; where nothing is configured, the page has no banner and nobody is asked. Answers
 * what ends it, for pages whose frame may be drawn anew.
 */
export function askConsent(page: Document, { early = [], foreign = nobodyElse }: Asked = {}): () => void {
  const banner = page.querySelector<HTMLElement>('[data-consent]')
  if (!banner) return () => undefined

  const listening = new AbortController()
  const { signal } = listening
  const services = servicesOf(banner)
  const { visit, apply } = consequences({ page, banner, signal, foreign })
  const settings = page.querySelector<HTMLElement>('[data-consent-settings]')

  // Whoever was asked without wanting it goes on where they are.
  let next: HTMLElement | null = page.querySelector('main')
  const choose = (choice: NonNullable<Consent>) => {
    page.cookie = consentCookie(choice, services)
    banner.hidden = true
    next?.focus({ preventScroll: true })
    apply(choice)
    dispatchEvent(new CustomEvent('consent-chosen'))
  }
  const ask = () => {
    next = settings
    banner.hidden = false
    banner.focus()
  }

  for (const button of banner.querySelectorAll<HTMLElement>('[data-consent-choice]')) {
    const choice = button.dataset.consentChoice === 'granted' ? 'granted' : 'denied'
    button.addEventListener('click', () => choose(choice), { signal })
  }
  settings?.removeAttribute('hidden')
  settings?.addEventListener('click', ask, { signal })
  addEventListener('cookies-accepted', () => askAgain(page, banner, visit), { signal })
  const known = consentOf(page.cookie, services)
  banner.hidden = known !== null
  apply(known)
  visit.catchUp(early)

  return () => {
    visit.stop()
    listening.abort()
  }
}

type Asked = {
  /** What the page has told before this came. */
  early?: readonly Event[]
  /** What brings others in, see `loadForeign`. */
  foreign?: Foreign | undefined
}
type Foreign = (...given: Parameters<typeof foreignScripts>) => ReturnType<typeof foreignScripts>

/** A page that brings in nobody; what others have left from an earlier time goes all the same. */
const nobodyElse: Foreign = (page) => ({
  run: () => undefined,
  see: () => undefined,
  tell: () => undefined,
  withdraw: () =>
    void import('./forget-foreign.ts')
      .then(({ forgetForeign }) => forgetForeign(page))
      .catch(() => undefined),
})

type Consequences = { page: Document; banner: HTMLElement; signal: AbortSignal; foreign: Foreign }

/** What an answer, or none, brings about. */
function consequences({ page, banner: { dataset }, signal, foreign: bringIn }: Consequences) {
  const foreign = bringIn(page, dataset)
  const visit = countVisit(page, { settings: dataset, foreign, signal })
  const apply = (choice: Consent) => {
    keepOrigin(page, choice === 'granted' && dataset.counts !== undefined)
    if (choice === 'granted') {
      foreign.run()
      visit.start()
    } else visit.stop()
    if (choice === 'denied') {
      foreign.withdraw()
      forgetVisit(visit.underway())
    }
  }

  return { visit, apply }
}

/**
 * Sending a form triggers the question, never the answer: a click on “Senden” is no consent to be counted. But who
 * agrees then agrees to this as well. Decision 53.
 */
function askAgain(page: Document, banner: HTMLElement, visit: ReturnType<typeof countVisit>): void {
  if (consentOf(page.cookie, servicesOf(banner)) !== null) return
  banner.hidden = false
  visit.hold()
}
