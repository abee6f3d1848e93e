import type { Behaviour } from '#ui/behaviour.ts'
import { shareAfterKey, shareAt, shareAtFirst, shareWords } from './shown-share.ts'

/**
 * Two pictures over each other with a divider between them, and links that show one of both as a whole. Spec: website 4,
 * before-after.
 */
export const beforeAfterBehaviour: Behaviour = (element) => {
  const buttons = [...element.querySelectorAll<HTMLButtonElement>('[data-show]')]
  const divider = element.querySelector<HTMLElement>('[data-divider]')
  const pictures = element.querySelector<HTMLElement>('[data-sides]')
  element.dataset.alive = ''
  // One picture alone has nothing to be divided.
  if (!divider || !pictures) return

  let share = shareAtFirst
  const show = (next: number) => {
    share = next
    delete divider.dataset.untouched
    pictures.style.setProperty('--share', `${share}%`)
    divider.ariaValueNow = String(share)
    divider.ariaValueText = shareWords(share)
    const side = share >= 50 ? 'before' : 'after'
    for (const button of buttons) button.setAttribute('aria-pressed', String(button.dataset.show === side))
    // What nothing is seen of cannot be opened either.
    for (const figure of element.querySelectorAll<HTMLElement>('[data-side]'))
      figure.toggleAttribute('data-active', shownOf(figure.dataset.side, share) > 0)
  }

  for (const button of buttons)
    button.addEventListener('click', () => show(button.dataset.show === 'before' ? 100 : 0))
  divider.addEventListener('keydown', (event) => {
    const next = shareAfterKey(share, event.key)
    if (next === null) return
    event.preventDefault()
    show(next)
  })
  followPointer(divider, (x) => show(shareAt(x, pictures.getBoundingClientRect())))
}

const shownOf = (side: string | undefined, share: number): number => (side === 'before' ? share : 100 - share)

/** From the press until it is lifted, also where the finger leaves the line. */
function followPointer(divider: HTMLElement, follow: (x: number) => void): void {
  divider.addEventListener('pointerdown', (event) => {
    divider.setPointerCapture(event.pointerId)
    follow(event.clientX)
  })
  // A browser would begin to drag what lies below the line, and tell of the pointer no more.
  divider.addEventListener('mousedown', (event) => {
    event.preventDefault()
    divider.focus({ preventScroll: true })
  })
  divider.addEventListener('pointermove', (event) => {
    if (divider.hasPointerCapture(event.pointerId)) follow(event.clientX)
  })
}
