import { scrollToElement } from '#blocks/ui/scroll-to-element.ts'
import { onceOpenFor } from './once-open-for.ts'

/** Spec: website 2 and 9. */
const delayMilliseconds = 300
const offset = -50

/** A page that opens with a hash scrolls to its target, which stands 50 px below the top of the window. */
export function scrollToHash(): void {
  const id = decodeURIComponent(location.hash.slice(1))
  if (id === '') return

  onceOpenFor(delayMilliseconds, () => {
    const target = document.getElementById(id)
    if (target) scrollToElement(target, offset)
  })
}
