import type { Behaviour } from './behaviour.ts'
import { wantsStillness } from './motion.ts'
import { nextSlide, slideInterval } from './slide-order.ts'

/** How long a strip rests before it counts as moved by a visitor, in milliseconds. */
const restMilliseconds = 100

/** Advances by itself until a visitor reads, swipes or stops; an indicator jumps. Spec: website 4. */
export const slidesBehaviour: Behaviour = (element) => {
  const strip = element.querySelector<HTMLElement>('[data-strip]')
  const pause = element.querySelector<HTMLButtonElement>('[data-pause]')
  if (!strip) return
  let isStopped = wantsStillness()
  let timer: ReturnType<typeof setTimeout> | undefined

  const hold = () => clearTimeout(timer)
  const restart = () => {
    hold()
    if (isStopped) return
    timer = setTimeout(() => {
      if (!strip.matches(':focus-within')) goOn()
      restart()
    }, slideInterval)
  }
  const goOn = moveStrip(element, strip, restart)
  const stop = (isWanted: boolean) => {
    isStopped = isWanted
    if (pause) pause.textContent = isStopped ? 'Abspielen' : 'Anhalten'
    pause?.setAttribute('aria-pressed', String(isStopped))
    restart()
  }

  pause?.addEventListener('click', () => stop(!isStopped))
  strip.addEventListener('touchstart', hold, { passive: true })
  strip.addEventListener('touchend', restart)
  strip.addEventListener('touchcancel', restart)
  element.dataset.alive = ''
  stop(isStopped)
}

/** Keeps strip and indicators together, tells when a visitor has chosen a slide, and answers how to go on by one. */
function moveStrip(element: HTMLElement, strip: HTMLElement, onChoice: () => void): () => void {
  const indicators = [...element.querySelectorAll<HTMLButtonElement>('[data-indicator]')]
  let current = 0

  const show = (next: number) => {
    current = next
    for (const [index, dot] of indicators.entries())
      dot.setAttribute('aria-current', String(index === current))
  }
  const go = (next: number) => {
    show(next)
    // The strip alone: to scroll a slide into view would move the page as well.
    strip.scrollTo({ left: next * strip.clientWidth, behavior: wantsStillness() ? 'instant' : 'smooth' })
  }

  for (const [index, dot] of indicators.entries()) {
    dot.addEventListener('click', () => {
      go(index)
      onChoice()
    })
  }
  // Browsers bring no more than the link to sight, and then snap back from it.
  strip.addEventListener('focusin', ({ target }) => {
    const index = [...strip.children].findIndex((slide) => target instanceof Node && slide.contains(target))
    if (index >= 0 && index !== current) go(index)
  })
  whenRested(strip, (seen) => {
    if (seen === current) return
    show(seen)
    onChoice()
  })
  return () => go(nextSlide(current, indicators.length))
}

/** Says which slide is seen whenever the strip has come to rest, whoever has moved it. */
function whenRested(strip: HTMLElement, tell: (seen: number) => void): void {
  let rest: ReturnType<typeof setTimeout> | undefined
  const look = () => tell(Math.round(strip.scrollLeft / strip.clientWidth))
  strip.addEventListener(
    'scroll',
    () => {
      clearTimeout(rest)
      rest = setTimeout(look, restMilliseconds)
    },
    { passive: true },
  )
}
