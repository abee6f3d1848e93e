/**
 * Tells the browser the colour of the page as it is shown. It is also written into the page as it stands here, to run
 * before the first paint, and so refers to nothing outside of itself.
 */
export function showThemeColor(): void {
  const color = document.querySelector<HTMLMetaElement>('meta[name=theme-color]')
  const { theme } = document.documentElement.dataset
  if (color) color.content = (theme === 'black' ? color.dataset.black : color.dataset.white) ?? color.content
}
