import { wantsStillness } from './motion.ts'

/** Scrolls so that an element stands this far from the top of the window; a negative offset leaves room above. */
export function scrollToElement(element: Element, offset: number): void {
  const top = element.getBoundingClientRect().top + scrollY + offset
  scrollTo({ top: Math.max(0, top), behavior: wantsStillness() ? 'instant' : 'smooth' })
}
