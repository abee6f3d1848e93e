import { isPrivatePath } from '#domain/insight/private-pages.ts'

import { forPixel, forTagManager } from './foreign-words.ts'
import { forgetForeign } from './forget-foreign.ts'
import { hasForeignScripts } from './has-foreign-scripts.ts'
import { tellLater, toldLater } from './tell-later.ts'
import type { TrackedEvent } from './track.ts'

type Settings = { pixelId?: string; tagManagerId?: string; tagManagerAddress?: string }

/** What their scripts find on the page when they come: calls and entries that wait for them. */
type Waiting = Window & { fbq?: Pixel; _fbq?: Pixel; dataLayer?: object[] }

/** What Meta's script takes over; until then it keeps what it is called with. */
type Pixel = ((...call: unknown[]) => void) & {
  queue: unknown[][]
  callMethod?: (...call: unknown[]) => void
  push: unknown
  loaded: boolean
  version: string
  disablePushState: boolean
}

/**
 * The scripts of a Meta pixel and a tag manager, and what they are told. They run only after consent, and never
 * where people write about themselves; what happens there Meta learns by an image, and the tag manager with the
 * next page that loads it. Decision 70.
 */
export function foreignScripts(page: Document, settings: Settings, leave = () => location.reload()) {
  const { pixelId, tagManagerId, tagManagerAddress } = settings
  const foreign = page.defaultView as Waiting
  // The server's policy is that of the page on which the document began.
  const beganInPublic = !isPrivatePage(page)

  const tellPixel = (...call: unknown[]) => foreign.fbq?.(...call)
  const tellTags = (entry: object) => {
    if (tagManagerId) foreign.dataLayer?.push({ ecommerce: null }, entry)
  }
  const tell = (event: TrackedEvent) => {
    const words = forPixel(event)
    if (hasForeignScripts(page)) {
      if (words) tellPixel('track', ...words)
      tellTags(forTagManager(event))
      return
    }
    if (pixelId && words) tellByImage(pixelId, ...words)
    if (tagManagerId) tellLater(forTagManager(event))
  }

  return {
    run: () => {
      if (!beganInPublic || isPrivatePage(page) || hasForeignScripts(page)) return
      if (pixelId) runPixel(foreign, pixelId)
      if (tagManagerId) runTags(foreign, `${tagManagerAddress}/gtm.js?id=${tagManagerId}`)
      for (const entry of tagManagerId ? toldLater() : []) tellTags(entry)
    },
    see: () => {
      if (!hasForeignScripts(page)) return
      tellPixel('track', 'PageView')
      tellTags({ event: 'page_view', page_path: location.pathname, page_title: page.title })
    },
    tell,
    /** What has run cannot be stopped, so the page begins anew without it. */
    withdraw: () => {
      forgetForeign(page)
      if (hasForeignScripts(page)) leave()
    },
  }
}

function isPrivatePage(page: Document): boolean {
  const isPreview = new URLSearchParams(location.search).has('preview')

  return (
    isPrivatePath(location.pathname) ||
    isPreview ||
    page.querySelector('[data-behaviour~="contact-form"]') !== null
  )
}

function runPixel(foreign: Waiting, pixelId: string): void {
  const pixel: Pixel = Object.assign(
    (...call: unknown[]) => {
      if (pixel.callMethod) pixel.callMethod(...call)
      else pixel.queue.push(call)
    },
    // We count the pages of one document ourselves.
    { queue: [], push: undefined, loaded: true, version: '2.0', disablePushState: true },
  )
  pixel.push = pixel
  foreign.fbq = pixel
  foreign._fbq = pixel
  // What people press and what a page says of itself is not told.
  pixel('set', 'autoConfig', false, pixelId)
  pixel('init', pixelId)
  load(foreign.document, 'https://connect.facebook.net/de_DE/fbevents.js')
}

function runTags(foreign: Waiting, address: string): void {
  foreign.dataLayer = [{ 'gtm.start': Date.now(), event: 'gtm.js' }]
  load(foreign.document, address)
}

function load(page: Document, address: string): void {
  const script = page.createElement('script')
  script.src = address
  script.async = true
  script.dataset.foreign = ''
  page.head.append(script)
}

/** The image that Meta offers where no script runs. */
function tellByImage(
  pixelId: string,
  event: string,
  { value, currency }: { value?: number; currency?: string },
) {
  const query = new URLSearchParams({ id: pixelId, ev: event, noscript: '1' })
  if (value !== undefined) query.set('cd[value]', value.toFixed(2))
  if (currency !== undefined) query.set('cd[currency]', currency)
  new Image().src = `https://www.facebook.com/tr?${query}`
}
