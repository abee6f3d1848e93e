import type { Behaviour } from '#ui/behaviour.ts'

/** Collapsed until the visitor asks for all pictures. Spec: website 4, gallery. */
export const galleryBehaviour: Behaviour = (element) => {
  const button = element.querySelector<HTMLButtonElement>('[data-reveal]')
  if (!button) return

  element.dataset.alive = ''
  button.addEventListener('click', () => {
    const hidden = [...element.querySelectorAll('li')].find(
      (item) => getComputedStyle(item).display === 'none',
    )
    element.dataset.open = ''
    button.hidden = true
    // The control is gone, so whoever pressed it by keyboard goes on at the first picture it brought.
    hidden?.querySelector('a')?.focus()
  })
}
