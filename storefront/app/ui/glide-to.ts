import { wantsStillness } from '#blocks/ui/motion.ts'

/** Only within a page: another one begins at its top at once, so no style makes every scroll smooth. */
export function glideTo(element: Element, options?: Pick<ScrollIntoViewOptions, 'block'>): void {
  element.scrollIntoView({ ...options, behavior: wantsStillness() ? 'instant' : 'smooth' })
}
