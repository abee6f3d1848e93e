import { loadForeign } from '#ui/consent/load-foreign.ts'

/** Loads what asks for consent where there is something to ask for. Where it is lost or blocked, nobody is asked. */
export async function offerConsent(page: Document): Promise<void> {
  const banner = page.querySelector('[data-consent]')
  if (!banner) return
  try {
    const [{ askConsent }, foreign] = await Promise.all([
      import('#ui/consent/ask-consent.ts'),
      loadForeign(page),
    ])
    askConsent(page, { foreign })
  } catch {
    banner.remove()
    // What waits for the answer need not wait any longer.
    dispatchEvent(new CustomEvent('consent-chosen'))
  }
}
