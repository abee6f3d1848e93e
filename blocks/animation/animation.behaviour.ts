import { atMostEvery } from '#ui/at-most-every.ts'
import { afterLoad } from '#ui/film-variant.ts'
import type { Behaviour } from '#ui/behaviour.ts'
import { animationLabel, isReversed, secondsAt } from './animation-state.ts'

/** Milliseconds between two positions of the video. Spec: website 9. */
const refreshMilliseconds = 40

/** The slider sets the position of the video. Spec: website 2 and 4, animation. */
export const animationBehaviour: Behaviour = (element) => {
  const video = element.querySelector('video')
  const range = element.querySelector('input')
  const label = element.querySelector('[data-animation-label]')
  if (!video || !range || !label) return

  const refresh = atMostEvery(refreshMilliseconds, () => {
    video.currentTime = secondsAt(range.valueAsNumber, video.duration)
  })
  const show = () => {
    const percent = range.valueAsNumber
    range.toggleAttribute('data-reversed', isReversed(percent))
    range.style.setProperty('--share', String(percent / 100))
    range.setAttribute('aria-valuetext', animationLabel(percent))
    label.textContent = animationLabel(percent)
    refresh()
  }

  video.controls = false
  element.dataset.alive = ''
  range.addEventListener('input', show)
  video.addEventListener('loadedmetadata', show)
  afterLoad(() => {
    video.preload = 'auto'
    // The video may have been quicker than this script; what stands for it is a later picture than its first one.
    if (video.readyState > 0) show()
  })
}
