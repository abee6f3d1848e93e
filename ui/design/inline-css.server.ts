import { existsSync, readFileSync } from 'node:fs'

import type { EntryContext } from 'react-router'

import { stylesOpening } from './page-styles.tsx'

/** The client build lies beside the server build. */
const clientFolder = new URL('../client/', import.meta.url)
const known = new Map<string, Buffer>()

/** All stylesheets of the matched routes in their order; null when the files are not there (development). */
export function inlineCss({ manifest, staticHandlerContext }: EntryContext): Buffer | null {
  const hrefs = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id]?.css ?? [])
  const key = hrefs.join(' ')
  const kept = known.get(key)
  if (kept) return kept

  const files = [...new Set(hrefs)].map((href) => new URL(`.${href}`, clientFolder))
  if (files.length === 0 || !files.every((file) => existsSync(file))) return null

  const css = Buffer.concat(files.map((file) => readFileSync(file)))
  known.set(key, css)
  return css
}

/** The bytes of a page. Many of them are its styles, which are put into their place as they are. */
export function withInlineCss(markup: string, css: Buffer | null): Buffer[] {
  const opening = markup.indexOf(stylesOpening)
  if (!css || opening < 0) return [Buffer.from(markup)]

  const at = opening + stylesOpening.length
  return [Buffer.from(markup.slice(0, at)), css, Buffer.from(markup.slice(at))]
}
