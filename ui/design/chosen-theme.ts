export type Theme = 'white' | 'black'

/** Switches the visitor's colours, on all pages of this origin, and keeps them for the next visit. */
export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme
  try {
    localStorage.setItem('theme', theme)
  } catch {
    // Storage may be blocked; the choice then lasts for this page.
  }
}

export const currentTheme = (): Theme =>
  document.documentElement.dataset.theme === 'black' ? 'black' : 'white'
