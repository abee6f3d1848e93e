import type { AnalyticsLogRequest } from '#domain/insight/analytics-log.contract.ts'
import { forgetOrigin, rememberOrigin } from './remember-origin.ts'

/** Spec: storefront 12. */
const pageViewDelayMilliseconds = 250
const flushMilliseconds = 1000

type Settings = { counts?: string; conversionUrl?: string }

/** Counts a page view and what happens on the page, from the moment somebody has agreed until they change it. */
export function countVisit(page: Document, { counts, conversionUrl }: Settings) {
  let queue: AnalyticsLogRequest[] = []
  let isOn = false
  let wasSeen = false
  let timers: ReturnType<typeof setInterval>[] = []

  const count = (entry: AnalyticsLogRequest) => {
    if (isOn && counts !== undefined) queue.push(entry)
  }
  const flush = () => {
    const entries = queue
    queue = []
    for (const entry of entries) send(entry)
  }
  const seePage = () => {
    if (wasSeen) return
    wasSeen = true
    count(pageViewOf(page))
  }

  addEventListener('tracked', (event) => count(eventNamed(namedBy(event))))
  addEventListener('converted', (event) => {
    if (isOn && conversionUrl) tellConversion(conversionUrl, namedBy(event))
  })
  addEventListener('pagehide', flush)

  return {
    start: () => {
      if (isOn) return
      isOn = true
      if (counts !== undefined) rememberOrigin(page)
      timers = [setTimeout(seePage, pageViewDelayMilliseconds), setInterval(flush, flushMilliseconds)]
    },
    stop: () => {
      isOn = false
      queue = []
      forgetOrigin()
      for (const timer of timers) clearInterval(timer)
    },
  }
}

const namedBy = (event: Event): string =>
  event instanceof CustomEvent && typeof event.detail === 'string' ? event.detail : 'unknown'

function pageViewOf(page: Document): AnalyticsLogRequest {
  return {
    type: 'page',
    action: 'view',
    category: 'website',
    data: {
      path: location.pathname,
      title: page.title,
      referrer: originOf(page.referrer),
      resolution: `${screen.width}x${screen.height}`,
      devicePixelRatio: devicePixelRatio,
      colorScheme: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
    },
  }
}

/** Where somebody came from, without what they looked for there. */
const originOf = (referrer: string): string => (URL.canParse(referrer) ? new URL(referrer).origin : '')

function eventNamed(action: string): AnalyticsLogRequest {
  return { type: 'event', action, category: 'website', data: { path: location.pathname } }
}

/** A visit that nobody counted is no reason to disturb the visitor. */
function send(entry: AnalyticsLogRequest): void {
  void fetch('/api/analytics-logs', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(entry),
    keepalive: true,
  }).catch(() => undefined)
}

/** An image is the least that an advertiser can be told by: it runs nothing on the page. */
function tellConversion(address: string, event: string): void {
  new Image().src = address.replaceAll('{event}', encodeURIComponent(event))
}
