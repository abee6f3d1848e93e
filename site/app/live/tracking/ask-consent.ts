import { type Consent, consentCookie, consentOf } from '#domain/insight/consent.ts'

import { countVisit } from './count-visit.ts'

/**
 * Asks a visitor once, keeps the answer, and lets it be changed at any time. Nothing is counted or told to
 * anybody before “Zustimmen”; where nothing is configured, the page has no banner and nobody is asked.
 */
export function askConsent(page: Document): void {
  const banner = page.querySelector<HTMLElement>('[data-consent]')
  if (!banner) return
  const visit = countVisit(page, banner.dataset)
  const settings = page.querySelector<HTMLElement>('[data-consent-settings]')

  const choose = (choice: NonNullable<Consent>) => {
    page.cookie = consentCookie(choice)
    banner.hidden = true
    settings?.focus()
    apply(choice)
  }
  const apply = (choice: Consent) => {
    if (choice === 'granted') visit.start()
    else visit.stop()
  }
  const ask = () => {
    banner.hidden = false
    banner.focus()
  }

  for (const button of banner.querySelectorAll<HTMLElement>('[data-consent-choice]')) {
    button.addEventListener('click', () =>
      choose(button.dataset.consentChoice === 'granted' ? 'granted' : 'denied'),
    )
  }
  settings?.removeAttribute('hidden')
  settings?.addEventListener('click', ask)
  // Sending a form triggers the question, never the answer: a click on “Senden” is no consent to be counted.
  addEventListener('cookies-accepted', () => {
    if (consentOf(page.cookie) === null) banner.hidden = false
  })
  const known = consentOf(page.cookie)
  banner.hidden = known !== null
  apply(known)
}
