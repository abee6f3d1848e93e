import type { Behaviour } from './behaviour.ts'
import { afterLoad, chooseVariant } from './film-variant.ts'
import { onScroll, wantsStillness } from './motion.ts'
import { isNearMiddle } from './scroll-geometry.ts'

/**
 * How long the page rests before a film begins: one that is only scrolled past costs the scrolling nothing, and
 * Chromium shows the whole page at the rate of its films while two of them play.
 */
const restMilliseconds = 120

/** Plays where it is looked at, starts without sound and gives it when asked. Spec: website 2 and 4. */
export const clipBehaviour: Behaviour = (element) => {
  const video = element.querySelector('video')
  if (!video) return
  chooseVariant(element)
  offerSound(element, video)
  // Whoever wants no motion keeps the browser's controls and starts it by hand.
  if (wantsStillness()) return

  video.controls = false
  video.muted = true
  const isWanted = element.dataset.plays === 'middle' ? isNearTheMiddle : isSeen
  let beginning: ReturnType<typeof setTimeout> | undefined
  afterLoad(() =>
    onScroll(video, () => {
      clearTimeout(beginning)
      // Even to pause what rests makes the browser paint the whole page anew.
      if (isWanted(video) !== video.paused) return
      if (!video.paused) return video.pause()
      beginning = setTimeout(() => {
        void video.play()?.catch((reason: unknown) => handOver(video, reason))
      }, restMilliseconds)
    }),
  )
  element.dataset.alive = ''
}

/** A telephone that saves its battery lets no film begin by itself, so whoever wants to see it begins it by hand. */
function handOver(video: HTMLVideoElement, reason: unknown): void {
  if (!(reason instanceof DOMException) || reason.name !== 'NotAllowedError') return
  video.controls = true
  video.dataset.refused = ''
}

function offerSound(element: HTMLElement, video: HTMLVideoElement): void {
  const button = element.querySelector<HTMLButtonElement>('[data-sound]')
  if (!button) return

  button.hidden = false
  button.addEventListener('click', () => {
    video.muted = !video.muted
    button.setAttribute('aria-pressed', String(!video.muted))
    button.textContent = video.muted ? 'Ton einschalten' : 'Ton ausschalten'
  })
}

function isNearTheMiddle(video: HTMLVideoElement): boolean {
  return isNearMiddle(video.getBoundingClientRect(), innerHeight)
}

function isSeen(video: HTMLVideoElement): boolean {
  const { top, bottom } = video.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}
