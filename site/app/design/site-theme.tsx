import { fontRules } from '#domain/content/font-rules.ts'
import type { WebsiteView } from '#domain/content/page.contract.ts'

/** Runs before the first paint, so that a visitor's own choice does not flash in after the site's. */
const applyStoredTheme = `try{var t=localStorage.getItem('theme');if(t==='white'||t==='black')document.documentElement.dataset.theme=t}catch(e){}`

/** Before any stylesheet, since the order of these is the bundler's. */
const layerOrder = '@layer reset,tokens,base,ui,page;'

const colour = /^#[0-9a-f]{3,8}$/i
const length = /^\d+(\.\d+)?(px|rem|em)?$/
const family = /^[\w -]+$/

/** The division's colours, font and radius as custom properties. Spec: website; decisions 1. */
export function SiteTheme({ website }: { website: WebsiteView | undefined }) {
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: applyStoredTheme }} />
      <style
        dangerouslySetInnerHTML={{
          __html: layerOrder + (website ? properties(website.theme) + fontRules(website.fonts) : ''),
        }}
      />
    </>
  )
}

/** Typed by editors: anything that is not plainly a colour, font or length is left out. */
function properties({ color1, color2, font, borderRadius }: WebsiteView['theme']): string {
  const list = [
    colour.test(color1) && `--shop-color-1:${color1}`,
    colour.test(color2) && `--shop-color-2:${color2}`,
    length.test(borderRadius) && `--shop-radius:${borderRadius}`,
    family.test(font) && font !== 'Mulish' && `--shop-font:'${font}'`,
  ]
  return `:root{${list.filter(Boolean).join(';')}}`
}
