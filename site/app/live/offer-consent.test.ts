// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'

import { offerNewsOverlay } from './news-overlay.ts'
import { offerConsent } from './offer-consent.ts'

// As where a blocker takes the name of the file for reason enough.
vi.mock('#ui/consent/ask-consent.ts', () => {
  throw new Error('blocked')
})

afterEach(() => vi.useRealTimers())

it.each([0, 700])(
  'the news come also where the script that asks for consent is lost, after %i ms',
  async (lostAfter) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
    HTMLDialogElement.prototype.showModal = function showModal() {
      this.open = true
    }
    document.body.innerHTML = '<dialog data-news-overlay></dialog><section data-consent hidden></section>'
    offerNewsOverlay(document)
    vi.advanceTimersByTime(lostAfter)
    await offerConsent(document)
    vi.advanceTimersByTime(500)

    expect(document.querySelector('dialog')?.open).toBe(true)
    expect(document.querySelector('[data-consent]')).toBeNull()
  },
)
