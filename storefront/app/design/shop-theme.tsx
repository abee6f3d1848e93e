import type { ShopSettings } from '#domain/catalogue/shop.contract.ts'

export type Theme = 'white' | 'black'
const storageKey = 'theme'

/** Runs before the first paint: without it a visitor's own choice would flash in after the shop's. */
const applyStoredTheme = `try{var t=localStorage.getItem('${storageKey}');if(t==='white'||t==='black')document.documentElement.dataset.theme=t}catch(e){}`

/** Before any stylesheet, since the order of these is the bundler's. */
const layerOrder = '@layer reset,tokens,base,ui,page;'

type ThemeSettings = Pick<ShopSettings, 'color1' | 'color2' | 'font' | 'borderRadius'>

type Props = { settings: ThemeSettings | undefined; fontCss?: string | undefined }

/** The shop's colours, font and radius as custom properties, and the visitor's theme. */
export function ShopTheme({ settings, fontCss = '' }: Props) {
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: applyStoredTheme }} />
      <style
        dangerouslySetInnerHTML={{
          __html: layerOrder + (settings ? shopProperties(settings) : '') + fontCss,
        }}
      />
    </>
  )
}

const colour = /^#[0-9a-f]{3,8}$/i
const length = /^\d+(\.\d+)?(px|rem|em)$/
const family = /^[\w -]+$/

/** Settings are typed by editors: anything that is not plainly a colour, font or length is left out. */
function shopProperties({ color1, color2, font, borderRadius }: ThemeSettings): string {
  const properties = [
    colour.test(color1) && `--shop-color-1:${color1}`,
    colour.test(color2) && `--shop-color-2:${color2}`,
    length.test(borderRadius) && `--shop-radius:${borderRadius}`,
    family.test(font) && font !== 'Mulish' && `--shop-font:'${font}'`,
  ]
  return `:root{${properties.filter(Boolean).join(';')}}`
}

/** Switches the theme and keeps it for the next visit. */
export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme
  try {
    localStorage.setItem(storageKey, theme)
  } catch {
    // Storage may be blocked; the choice then lasts for this page.
  }
}

export function currentTheme(): Theme {
  return document.documentElement.dataset.theme === 'black' ? 'black' : 'white'
}
