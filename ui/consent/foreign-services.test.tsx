// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, it } from 'vitest'

import type { Tracking } from '#domain/insight/tracking.contract.ts'
import { askConsent } from './ask-consent.ts'
import { ConsentBanner } from './consent-banner.tsx'
import { foreignScripts } from './foreign-scripts.ts'

const google = 'https://www.googletagmanager.com'
const tagManager = { id: 'GTM-HAUS', address: google }
let leave = () => {}

// Wherever another test has gone: on a private page nobody is brought along.
beforeEach(() => history.replaceState(null, '', '/'))

afterEach(() => {
  leave()
  document.cookie = 'cookie-consent=; Max-Age=0; Path=/'
  document.head.innerHTML = ''
  document.body.innerHTML = ''
  Reflect.deleteProperty(window, 'dataLayer')
})

/** A page as the server renders it, and its script. */
function openPage(category: 'website' | 'shop', services: Partial<Tracking>): HTMLElement {
  leave()
  document.head.innerHTML = ''
  const tracking = { isCounting: true, conversionUrl: null, ...services }
  document.body.innerHTML = renderToStaticMarkup(
    <ConsentBanner tracking={tracking} legalLinks={[]} category={category} />,
  )
  leave = askConsent(document, { foreign: foreignScripts })

  return document.querySelector('[data-consent]') ?? document.body
}

it.each([
  ['website', { pixelId: '123456' }, 'das Meta Pixel (Meta Platforms Ireland). Dieser Dienst setzt Cookies'],
  ['shop', { tagManager }, 'den Google Tag Manager (Google Ireland). Dieser Dienst setzt Cookies'],
  [
    'shop',
    { pixelId: '123456', tagManager: { ...tagManager, address: 'https://tags.example' } },
    'und den Google Tag Manager (Google Ireland, über tags.example). Diese Dienste setzen Cookies',
  ],
] as const)('in the %s the question names who would be loaded with %j', (category, services, words) => {
  const { textContent } = openPage(category, services)

  expect(textContent).toContain(words)
  expect(textContent).not.toContain('ohne fremde Dienste')
})

it('who agreed before a script was asked for is asked again, and it is loaded once they have agreed to it', () => {
  document.cookie = 'cookie-consent=granted; Path=/'
  const loaded = () => [...document.scripts].map(({ src }) => src)
  const banner = openPage('shop', { tagManager })
  expect([banner.hidden, loaded()]).toEqual([false, []])

  banner.querySelector<HTMLElement>('[data-consent-choice=granted]')?.click()
  expect([banner.hidden, loaded()]).toEqual([true, [`${google}/gtm.js?id=GTM-HAUS`]])
  expect(openPage('shop', { tagManager }).hidden).toBe(true)
  expect(loaded()).toHaveLength(1)
})

it('who has refused is asked for no further service either', () => {
  document.cookie = 'cookie-consent=denied; Path=/'

  expect(openPage('shop', { tagManager }).hidden).toBe(true)
  expect(document.scripts).toHaveLength(0)
})
