import { wantsStillness } from '#ui/motion.ts'

/** Only within a page: another one begins at its top at once, so no style makes every scroll smooth. */
export function glideTo(element: Element, options?: Pick<ScrollIntoViewOptions, 'block'>): void {
  comeNear(element)
  element.scrollIntoView({ ...options, behavior: wantsStillness() ? 'instant' : 'smooth' })
}

/** From afar only the last window is glided: nobody can follow the rest, and the browser would have to draw it. */
function comeNear(element: Element): void {
  const { top } = element.getBoundingClientRect()
  const rest = Math.sign(top) * window.innerHeight
  if (Math.abs(top) > Math.abs(rest)) window.scrollBy({ top: top - rest, behavior: 'instant' })
}
