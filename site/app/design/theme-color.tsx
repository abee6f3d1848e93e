import { pageColorsOf } from '#domain/content/page-colors.ts'
import type { Theme } from '#domain/content/theme.ts'

/** The frame of the browser goes with the page, in the house's colours or those that the visitor has chosen. */
export function ThemeColor({ theme }: { theme: Theme | undefined }) {
  const colors = theme && pageColorsOf(theme)
  if (!colors) return null

  return (
    <meta
      name="theme-color"
      content={colors[theme.colorSetting]}
      data-white={colors.white}
      data-black={colors.black}
    />
  )
}
