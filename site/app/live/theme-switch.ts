import { chooseTheme, currentChoice } from '#ui/design/chosen-theme.ts'
import { type ThemeChoice, themeChoices } from '#ui/design/theme-choices.data.ts'
import { showThemeColor } from './show-theme-color.ts'

/** The visitor's own colours, shared with the shop of the same origin. */
export function offerThemes(root: ParentNode): void {
  const place = root.querySelector<HTMLElement>('[data-theme-switch]')
  if (!place) return
  const buttons = [...place.querySelectorAll<HTMLButtonElement>('[data-theme-choice]')]

  const show = () => {
    for (const button of buttons)
      button.setAttribute('aria-pressed', String(button.dataset.themeChoice === currentChoice()))
  }
  for (const button of buttons) {
    button.addEventListener('click', () => {
      chooseTheme(choiceOf(button))
      showThemeColor()
      show()
    })
  }
  // Who goes with the device has the frame of the browser go along.
  matchMedia('(prefers-color-scheme:dark)').addEventListener('change', showThemeColor)
  place.hidden = false
  show()
}

const choiceOf = ({ dataset: { themeChoice = '' } }: HTMLButtonElement): ThemeChoice =>
  Object.hasOwn(themeChoices, themeChoice) ? (themeChoice as ThemeChoice) : 'white' // as asked
