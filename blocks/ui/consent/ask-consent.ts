import { type Consent, consentCookie, consentOf } from '#domain/insight/consent.ts'

import { countVisit } from './count-visit.ts'
import { keepOrigin } from './keep-origin.ts'

/**
 * Asks a visitor once, keeps the answer, and lets it be changed at any time. Nothing is counted or told to
 * anybody before “Zustimmen”; where nothing is configured, the page has no banner and nobody is asked. Answers
 * what ends it, for pages whose frame may be drawn anew.
 */
export function askConsent(page: Document): () => void {
  const banner = page.querySelector<HTMLElement>('[data-consent]')
  if (!banner) return () => undefined

  const listening = new AbortController()
  const { signal } = listening
  const visit = countVisit(page, banner.dataset, signal)
  const settings = page.querySelector<HTMLElement>('[data-consent-settings]')

  // Whoever was asked without wanting it goes on where they are.
  let next: HTMLElement | null = page.querySelector('main')
  const choose = (choice: NonNullable<Consent>) => {
    page.cookie = consentCookie(choice)
    banner.hidden = true
    next?.focus({ preventScroll: true })
    apply(choice)
    dispatchEvent(new CustomEvent('consent-chosen'))
  }
  const apply = (choice: Consent) => {
    if (choice === 'granted') visit.start()
    else visit.stop()
    keepOrigin(page, choice === 'granted' && banner.dataset.counts !== undefined)
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
  const known = consentOf(page.cookie)
  banner.hidden = known !== null
  apply(known)

  return () => {
    visit.stop()
    listening.abort()
  }
}

/**
 * Sending a form triggers the question, never the answer: a click on “Senden” is no consent to be counted. But who
 * agrees then agrees to this as well. Decision 53.
 */
function askAgain(page: Document, banner: HTMLElement, visit: ReturnType<typeof countVisit>): void {
  if (consentOf(page.cookie) !== null) return
  banner.hidden = false
  visit.hold()
}
