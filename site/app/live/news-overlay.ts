import { servicesOf } from '#ui/consent/services-of.ts'
import { consentOf } from '#domain/insight/consent.ts'

import { onceOpenFor } from './once-open-for.ts'
import { recall, remember } from './tab-memory.ts'

/** Spec: website 2 and 9. */
const delayMilliseconds = 500
const flag = 'news'

/**
 * Opens half a second after the page, unless this session has closed it before. It never lies over the question for
 * consent: who is asked gets it half a second after the answer, or the second click of a double one would close it.
 */
export function offerNewsOverlay(page: Document): void {
  const overlay = page.querySelector<HTMLDialogElement>('[data-news-overlay]')
  if (!overlay || recall(flag) !== null) return

  // Where nothing is remembered it comes again with the next page.
  overlay.addEventListener('close', () => remember(flag, '1'))
  overlay.querySelector('[data-close]')?.addEventListener('click', () => overlay.close())
  overlay.addEventListener('click', ({ target }) => {
    // Whoever follows it has seen it, and comes back to the page as it was.
    const isLink = target instanceof Element && target.closest('a') !== null
    if (target === overlay || isLink) overlay.close()
  })
  const show = () => {
    overlay.showModal()
    // Nobody asked for it, so no button of it stands out.
    overlay.focus()
  }
  onceOpenFor(delayMilliseconds, () => {
    if (!isAsked(page)) return show()
    addEventListener('consent-chosen', () => setTimeout(show, delayMilliseconds), { once: true })
  })
}

/** Whether the page asks for consent and has no answer yet. */
function isAsked(page: Document): boolean {
  const banner = page.querySelector<HTMLElement>('[data-consent]')

  return banner !== null && consentOf(page.cookie, servicesOf(banner)) === null
}
