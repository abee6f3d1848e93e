import type { VisitEvent } from '#domain/insight/visits/visit-batch.contract.ts'

import type { foreignScripts } from './foreign-scripts.ts'
import type { TrackedEvent } from './track.ts'
import { openLog } from './visit-log.ts'

/** Spec: storefront 12. */
const pageViewDelayMilliseconds = 250

type Parts = {
  settings: { category?: string; counts?: string; conversionUrl?: string }
  /** Others that are told of the same. */
  foreign: Pick<ReturnType<typeof foreignScripts>, 'see' | 'tell'>
  signal: AbortSignal
}

/** Counts page views and what happens on them, from the moment somebody has agreed until they change it. */
export function countVisit(page: Document, { settings, foreign, signal }: Parts) {
  const log = openLog(page, settings.category ?? 'website')
  let isOn = false
  const held = holdBack(() => isOn)
  const say = reports({ settings, foreign, log })
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
    /** What is being sent just now, until it has arrived; undefined where nothing is. */
    underway: log.underway,
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
function reports({ settings, foreign, log }: Reporting) {
  const { counts, conversionUrl } = settings
  const count = (type: string, action: string, data?: VisitEvent['data']) => {
    if (counts !== undefined) log.add({ type, action, path: location.pathname, ...(data && { data }) })
  }

  return {
    seen: () => {
      count('page', 'view')
      foreign.see()
    },
    tracked: (event: TrackedEvent) => {
      count('event', event.action, event.data)
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

/** An image is the least that an advertiser can be told by: it runs nothing on the page. */
function tellConversion(address: string, event: string): void {
  new Image().src = address.replaceAll('{event}', encodeURIComponent(event))
}
