import type { writeLogContract } from '#domain/insight/analytics-calls.contract.ts'
import type { AnalyticsLogRequest } from '#domain/insight/analytics-log.contract.ts'

import type { foreignScripts } from './foreign-scripts.ts'
import type { TrackedEvent } from './track.ts'

/** Spec: storefront 12. */
const pageViewDelayMilliseconds = 250
const flushMilliseconds = 1000

type Parts = {
  settings: { category?: string; counts?: string; conversionUrl?: string }
  /** Others that are told of the same. */
  foreign: Pick<ReturnType<typeof foreignScripts>, 'see' | 'tell'>
  signal: AbortSignal
}

/** Counts page views and what happens on them, from the moment somebody has agreed until they change it. */
export function countVisit(page: Document, { settings, foreign, signal }: Parts) {
  const log = openLog()
  let isOn = false
  const held = holdBack(() => isOn)
  const say = reports(page, { settings, foreign, log })
  const views = watchViews(say.seen)
  const hear = (event: Event) => {
    // Both are sent by `track.ts` only.
    const told = event instanceof CustomEvent ? (event.detail as TrackedEvent) : undefined
    if (told) held.sayOrHold(() => (event.type === 'converted' ? say.converted(told) : say.tracked(told)))
  }

  for (const type of ['tracked', 'converted']) addEventListener(type, hear, { signal })
  // Where pages follow each other without a new document.
  addEventListener('page-changed', () => isOn && views.seeSoon(), { signal })
  addEventListener('pagehide', log.flush, { signal })

  return {
    start: () => {
      if (isOn) return
      isOn = true
      held.sayAll()
      views.seeSoon()
      log.open()
    },
    hold: held.begin,
    /** Hears of what was told before it listened. */
    catchUp: (events: readonly Event[]) => events.forEach(hear),
    stop: () => {
      isOn = false
      held.drop()
      views.stop()
      log.close()
    },
  }
}

type Reporting = Omit<Parts, 'signal'> & { log: ReturnType<typeof openLog> }

/** Who hears of what. */
function reports(page: Document, { settings, foreign, log }: Reporting) {
  const { category = 'website', counts, conversionUrl } = settings
  const count = (entry: AnalyticsLogRequest) => {
    if (counts !== undefined) log.add(entry)
  }

  return {
    seen: () => {
      count(pageViewOf(page, category))
      foreign.see()
    },
    tracked: (event: TrackedEvent) => {
      count(eventOf(event, category))
      foreign.tell(event)
    },
    converted: ({ action }: TrackedEvent) => {
      if (conversionUrl) tellConversion(conversionUrl, action)
    },
  }
}

/** Each page once, a moment after it has come. */
function watchViews(see: () => void) {
  let seenPath: string | undefined
  let look: ReturnType<typeof setTimeout> | undefined
  const stop = () => clearTimeout(look)

  return {
    seeSoon: () => {
      stop()
      look = setTimeout(() => {
        if (seenPath !== location.pathname) see()
        seenPath = location.pathname
      }, pageViewDelayMilliseconds)
    },
    stop,
  }
}

/** What has happened since the question came up is kept in mind, on this page alone, until somebody has answered. */
function holdBack(isAllowed: () => boolean) {
  let held: (() => void)[] | undefined

  return {
    begin: () => {
      held ??= []
    },
    sayOrHold: (say: () => void) => {
      if (isAllowed()) say()
      else held?.push(say)
    },
    sayAll: () => {
      for (const say of held ?? []) say()
      held = undefined
    },
    drop: () => {
      held = undefined
    },
  }
}

/** What is sent together, once a second. */
function openLog() {
  let queue: AnalyticsLogRequest[] = []
  let clock: ReturnType<typeof setInterval> | undefined

  const flush = () => {
    const entries = queue
    queue = []
    for (const entry of entries) send(entry)
  }
  return {
    add: (entry: AnalyticsLogRequest) => queue.push(entry),
    flush,
    open: () => {
      clock = setInterval(flush, flushMilliseconds)
    },
    close: () => {
      queue = []
      clearInterval(clock)
    },
  }
}

function pageViewOf(page: Document, category: string): AnalyticsLogRequest {
  return {
    type: 'page',
    action: 'view',
    category,
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

function eventOf({ action, data }: TrackedEvent, category: string): AnalyticsLogRequest {
  return { type: 'event', action, category, data: { path: location.pathname, ...data } }
}

/**
 * A visit that nobody counted is no reason to disturb the visitor. The answer is of no use, so every page of the
 * website goes without the client.
 */
function send(entry: AnalyticsLogRequest): void {
  void fetch('/api/analytics-logs' satisfies (typeof writeLogContract)['path'], {
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
