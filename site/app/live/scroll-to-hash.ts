import { onceOpenFor } from './once-open-for.ts'
import { recall, remember } from './tab-memory.ts'

/** Spec: website 2 and 9. The 50 px stand in `site.css`, where the browser finds them before any script. */
const delayMilliseconds = 300

/**
 * A page that is opened with a hash stands at its target, also if something has moved it since. Whoever comes back or
 * loads the page again is where they were, and whoever has begun to look around stays where they are.
 */
export function scrollToHash(page: Document): void {
  const leftAt = noteWhereLeft()
  const [opening] = performance.getEntriesByType('navigation')
  // Typed as what all kinds of entries have in common.
  const isNew = (opening as PerformanceNavigationTiming | undefined)?.type === 'navigate'

  onceOpenFor(delayMilliseconds, () => {
    if (page.documentElement.dataset.begun !== undefined) return
    if (isNew) page.querySelector(':target')?.scrollIntoView({ behavior: 'instant' })
    else if (leftAt !== null) scrollTo({ top: Number(leftAt), behavior: 'instant' })
  })
}

/**
 * Remembers where a page with a hash is when it is left, and answers where it was the last time. Chromium brings it back
 * to there by itself, unless it has read the page to its end before it lays it out: then it goes to the target of the hash.
 */
function noteWhereLeft(): string | null {
  const visit = window.navigation?.currentEntry?.key
  if (!location.hash || !visit) return null
  const name = `left ${visit}`
  addEventListener('pagehide', () => remember(name, String(scrollY)))

  return recall(name)
}
