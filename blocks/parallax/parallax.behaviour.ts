import { atMostEvery } from '#ui/at-most-every.ts'
import type { Behaviour } from '#ui/behaviour.ts'
import { onScroll, wantsStillness } from '#ui/motion.ts'
import { scrollProgress } from '#ui/scroll-geometry.ts'

/** Milliseconds between two samples of the scroll position. Spec: website 9. */
const sampleMilliseconds = 20

/** Moves the picture by a tenth of its height either way while the section passes. */
export const parallaxBehaviour: Behaviour = (element) => {
  const layer = element.querySelector<HTMLElement>('[data-layer]')
  if (!layer || wantsStillness()) return

  onScroll(
    element,
    atMostEvery(sampleMilliseconds, () => {
      const progress = scrollProgress(element.getBoundingClientRect(), innerHeight)
      layer.style.transform = `translate3d(0, ${((progress - 50) / 50) * 9}%, 0)`
    }),
  )
}
