import type { Behaviour } from '#ui/behaviour.ts'

/** Shows one of the two pictures at a time. Spec: website 4, before-after. */
export const beforeAfterBehaviour: Behaviour = (element) => {
  const buttons = [...element.querySelectorAll<HTMLButtonElement>('[data-show]')]
  const figures = [...element.querySelectorAll<HTMLElement>('[data-side]')]
  element.dataset.alive = ''

  const show = (side: string | undefined) => {
    for (const button of buttons) button.setAttribute('aria-pressed', String(button.dataset.show === side))
    for (const figure of figures) figure.toggleAttribute('data-active', figure.dataset.side === side)
  }
  for (const button of buttons) button.addEventListener('click', () => show(button.dataset.show))
}
