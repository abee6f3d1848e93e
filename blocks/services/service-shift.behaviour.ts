import type { Behaviour } from '#ui/behaviour.ts'
import { onScroll, wantsStillness } from '#ui/motion.ts'
import { serviceShift } from '#ui/scroll-geometry.ts'

/** Moves every other card against the scrolling; in a single column they would run into each other. */
export const serviceShiftBehaviour: Behaviour = (element) => {
  if (wantsStillness()) return
  const cards = [...element.children].filter((card) => card instanceof HTMLElement)

  onScroll(element, () => {
    const scrolled = -element.getBoundingClientRect().top + innerHeight / 2
    const isSingleColumn = innerWidth < 720
    for (const [index, card] of cards.entries()) {
      card.style.translate = isSingleColumn ? '' : `0 ${serviceShift(index, scrolled)}px`
    }
  })
  element.dataset.alive = ''
}
