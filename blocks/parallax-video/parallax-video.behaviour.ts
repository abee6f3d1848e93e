import { atMostEvery } from '#ui/at-most-every.ts'
import type { Behaviour } from '#ui/behaviour.ts'
import { afterLoad, chooseVariant } from '#ui/film-variant.ts'
import { onScroll, wantsStillness } from '#ui/motion.ts'
import { scrollProgress } from '#ui/scroll-geometry.ts'

/** Milliseconds between two samples of the scroll position. Spec: website 4 and 9. */
const sampleMilliseconds = 20

/** So that seeking takes at most a third of the time, and the page the rest. */
const restPerSeek = 2

/** The position in the video follows the way of the section through the window, 0 to 100 percent. */
export const parallaxVideoBehaviour: Behaviour = (element) => {
  const video = element.querySelector('video')
  if (!video) return
  chooseVariant(element)
  if (wantsStillness()) return

  afterLoad(() => {
    video.preload = 'auto'
  })
  let sought = -1
  let soughtAt: number | undefined
  let isResting = false
  const follow = atMostEvery(sampleMilliseconds, () => {
    // A seek that still runs would only be thrown away by the next one.
    if (!Number.isFinite(video.duration) || video.seeking || isResting) return
    const progress = scrollProgress(element.getBoundingClientRect(), innerHeight)
    // To seek where the video already is costs as much as to seek elsewhere.
    if (progress === sought) return
    sought = progress
    soughtAt = performance.now()
    video.currentTime = (progress / 100) * video.duration
  })
  // Where a seek takes long, the page needs the processor to scroll: it rests for longer than that, and then catches up.
  video.addEventListener('seeked', () => {
    const now = performance.now()
    const took = now - (soughtAt ?? now)
    soughtAt = undefined
    isResting = true
    setTimeout(() => {
      isResting = false
      follow()
    }, took * restPerSeek)
  })
  onScroll(element, follow)
  element.dataset.alive = ''
}
