import type { Theme } from '#domain/content/theme.ts'
import { themePatterns } from '#domain/content/theme-patterns.ts'

type Looks = Omit<Theme, 'colorSetting'>
type Props = {
  theme: Looks | undefined
  fontCss?: string | undefined
  /** Whether the visitor's own choice counts, which it does not on a screen of the house. */
  isOfVisitor?: boolean
}

/**
 * Runs before the first paint: without it a visitor's own choice would flash in after the house's. Who has chosen to go
 * with the device goes on doing so while the page is open.
 */
const applyChosenTheme = `try{var m=matchMedia('(prefers-color-scheme:dark)'),f=function(){var t=localStorage.getItem('theme');if(t==='device')t=m.matches?'black':'white';if(t==='white'||t==='black')document.documentElement.dataset.theme=t};f();m.addEventListener('change',f)}catch(e){}`

/** Before any stylesheet, since the order of these is the bundler's. */
const layerOrder = '@layer reset,tokens,base,ui,page;'

/** The division's colours, font and radius as custom properties, and the visitor's own choice of light or dark. */
export function DivisionTheme({ theme, fontCss = '', isOfVisitor = true }: Props) {
  return (
    <>
      {isOfVisitor && <script dangerouslySetInnerHTML={{ __html: applyChosenTheme }} />}
      <style dangerouslySetInnerHTML={{ __html: layerOrder + (theme ? rulesOf(theme) : '') + fontCss }} />
    </>
  )
}

/** Typed by editors: anything that is not plainly a colour, font or length is left out. */
function rulesOf({ color1, color2, font, borderRadius }: Looks): string {
  const { color, radius, font: family } = themePatterns
  const properties = [
    color.test(color1) && `--shop-color-1:${color1}`,
    color.test(color2) && `--shop-color-2:${color2}`,
    // Lengths that are compared or added need a unit, and `0` is what people write.
    radius.test(borderRadius) && `--shop-radius:${borderRadius === '0' ? '0px' : borderRadius}`,
    family.test(font) && font !== 'Mulish' && `--shop-font:'${font}'`,
  ]

  return `:root{${properties.filter(Boolean).join(';')}}`
}
