import type { ThemeChoice } from './theme-choices.data.ts'

export type Theme = 'white' | 'black'

/** Switches the visitor's colours, on all pages of this origin, and keeps them for the next visit. */
export function chooseTheme(choice: ThemeChoice): void {
  document.documentElement.dataset.theme = choice === 'device' ? themeOfDevice() : choice
  try {
    localStorage.setItem('theme', choice)
  } catch {
    // Storage may be blocked; the choice then lasts for this page.
  }
}

/** What the visitor has chosen, which is what is shown unless they go with the device; else the house's setting. */
export function currentChoice(): ThemeChoice {
  try {
    if (localStorage.getItem('theme') === 'device') return 'device'
  } catch {
    // Then nothing is kept.
  }

  return currentTheme()
}

export const currentTheme = (): Theme =>
  document.documentElement.dataset.theme === 'black' ? 'black' : 'white'

const themeOfDevice = (): Theme => (matchMedia('(prefers-color-scheme:dark)').matches ? 'black' : 'white')
