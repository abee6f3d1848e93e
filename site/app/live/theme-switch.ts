import { chooseTheme, currentTheme } from '#ui/design/chosen-theme.ts'
import { showThemeColor } from './show-theme-color.ts'

/** The visitor's own colours, shared with the shop of the same origin. */
export function offerThemes(root: ParentNode): void {
  const place = root.querySelector<HTMLElement>('[data-theme-switch]')
  if (!place) return
  const buttons = [...place.querySelectorAll<HTMLButtonElement>('[data-theme-choice]')]

  const show = () => {
    for (const button of buttons)
      button.setAttribute('aria-pressed', String(button.dataset.themeChoice === currentTheme()))
  }
  for (const button of buttons) {
    button.addEventListener('click', () => {
      chooseTheme(button.dataset.themeChoice === 'black' ? 'black' : 'white')
      showThemeColor()
      show()
    })
  }
  place.hidden = false
  show()
}
