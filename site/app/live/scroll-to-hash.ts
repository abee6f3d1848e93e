import { onceOpenFor } from './once-open-for.ts'

/** Spec: website 2 and 9. The 50 px stand in `site.css`, where the browser finds them before any script. */
const delayMilliseconds = 300

/**
 * A page that is opened with a hash stands at its target, also if something has moved it since. Whoever comes back or
 * loads the page again is where they were, and whoever has begun to look around stays where they are.
 */
export function scrollToHash(page: Document): void {
  const [opening] = performance.getEntriesByType('navigation')
  // Typed as what all kinds of entries have in common.
  if ((opening as PerformanceNavigationTiming | undefined)?.type !== 'navigate') return

  onceOpenFor(delayMilliseconds, () => {
    if (page.documentElement.dataset.begun !== undefined) return
    page.querySelector(':target')?.scrollIntoView({ behavior: 'instant' })
  })
}
