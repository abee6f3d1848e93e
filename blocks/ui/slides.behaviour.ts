import type { Behaviour } from './behaviour.ts'
import { wantsStillness } from './motion.ts'
import { directionTo, nextSlide, slideInterval } from './slide-order.ts'

/** Advances by itself until a visitor reads, points or stops; an indicator jumps. Spec: website 4. */
export const slidesBehaviour: Behaviour = (element) => {
  const slides = [...element.querySelectorAll<HTMLElement>('[data-slide]')]
  const indicators = [...element.querySelectorAll<HTMLButtonElement>('[data-indicator]')]
  const pause = element.querySelector<HTMLButtonElement>('[data-pause]')
  let current = 0
  let isStopped = wantsStillness()
  let timer: ReturnType<typeof setTimeout> | undefined

  const show = (next: number) => {
    element.dataset.direction = directionTo(current, next)
    current = next
    for (const [index, slide] of slides.entries()) slide.toggleAttribute('data-active', index === current)
    for (const [index, dot] of indicators.entries())
      dot.setAttribute('aria-current', String(index === current))
  }
  const restart = () => {
    clearTimeout(timer)
    if (isStopped) return
    timer = setTimeout(() => {
      if (!element.matches(':focus-within:not(:has([data-indicator]:focus))'))
        show(nextSlide(current, slides.length))
      restart()
    }, slideInterval)
  }
  const stop = (isWanted: boolean) => {
    isStopped = isWanted
    if (pause) pause.textContent = isStopped ? 'Abspielen' : 'Anhalten'
    pause?.setAttribute('aria-pressed', String(isStopped))
    restart()
  }

  element.dataset.alive = ''
  element.querySelector<HTMLElement>('[data-slides-controls]')?.removeAttribute('hidden')
  for (const [index, dot] of indicators.entries()) {
    dot.addEventListener('click', () => {
      show(index)
      restart()
    })
  }
  pause?.addEventListener('click', () => stop(!isStopped))
  stop(isStopped)
}
