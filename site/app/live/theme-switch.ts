/** The visitor's own colours, shared with the shop of the same origin. */
export function offerThemes(root: ParentNode): void {
  const place = root.querySelector<HTMLElement>('[data-theme-switch]')
  if (!place) return
  const buttons = [...place.querySelectorAll<HTMLButtonElement>('[data-theme-choice]')]
  const { dataset } = document.documentElement

  const show = () => {
    for (const button of buttons)
      button.setAttribute('aria-pressed', String(button.dataset.themeChoice === dataset.theme))
  }
  for (const button of buttons) {
    button.addEventListener('click', () => {
      const { themeChoice = 'white' } = button.dataset
      dataset.theme = themeChoice
      try {
        localStorage.setItem('theme', themeChoice)
      } catch {
        // Storage may be blocked; the choice then lasts for this page.
      }
      show()
    })
  }
  place.hidden = false
  show()
}
