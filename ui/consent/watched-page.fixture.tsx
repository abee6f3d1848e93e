import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, vi } from 'vitest'

import type { VisitBatch, VisitEvent } from '#domain/insight/visits/visit-batch.contract.ts'

import { askConsent } from './ask-consent.ts'
import { ConsentBanner } from './consent-banner.tsx'
import { trackSuccess } from './track.ts'

const conversionUrl = 'https://werbung.example/erfolg?ereignis={event}'
type Sent = VisitEvent & Pick<VisitBatch, 'visit' | 'visitor' | 'category' | 'context'>

/** A page with the banner in a browser of its own for each test, and all that it tells anybody. */
export function watchedPage() {
  const sent: Sent[] = []
  const pixels: string[] = []
  /** Visitors whom the server was asked to erase. */
  const erased: string[] = []
  const taken = (): Response | Promise<Response> =>
    Response.json({ taken: true, now: '2026-11-29T12:00:00Z' }, { status: 202 })
  /** What the server answers. */
  const server = { answer: taken, erase: () => Response.json({ visits: 1 }) }
  let leave = () => {}

  beforeEach(() => {
    vi.useFakeTimers()
    sent.length = 0
    pixels.length = 0
    erased.length = 0
    server.answer = taken
    server.erase = () => Response.json({ visits: 1 })
    document.cookie = 'cookie-consent=; Max-Age=0; Path=/'
    // All tests of a process share one window.
    window.history.replaceState(null, '', '/')
    vi.stubGlobal('matchMedia', () => ({ matches: false }))
    vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
      if (path === '/api/analytics-logs/erasures') {
        // As `forget-visit.ts` writes it.
        erased.push((JSON.parse(body) as { visitor: string }).visitor)
        return server.erase()
      }
      // As `visit-log.ts` writes it.
      const { events, ...batch } = JSON.parse(body) as VisitBatch
      sent.push(...events.map((event) => ({ ...batch, ...event })))
      return server.answer()
    })
    vi.stubGlobal(
      'Image',
      class {
        set src(address: string) {
          pixels.push(address)
        }
      },
    )
  })
  afterEach(() => {
    leave()
    sessionStorage.clear()
    localStorage.clear()
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  /** A page as the server renders it, and its script. */
  function openPage(category: 'website' | 'shop' = 'website'): HTMLElement {
    leave()
    document.body.innerHTML = `${renderToStaticMarkup(
      <ConsentBanner tracking={{ isCounting: true, conversionUrl }} legalLinks={[]} category={category} />,
    )}<button data-consent-settings hidden>Cookie-Einstellungen</button>`
    leave = askConsent(document)

    return document.querySelector('[data-consent]') ?? document.body
  }

  return { sent, pixels, erased, server, openPage, leave: () => leave() }
}

export const press = (text: string) =>
  [...document.querySelectorAll('button')].find((button) => button.textContent === text)?.click()

export const formIsSent = () => {
  dispatchEvent(new CustomEvent('cookies-accepted'))
  trackSuccess({ action: 'submitform' })
}
