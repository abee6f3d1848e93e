import { existsSync, readFileSync } from 'node:fs'

import type { EntryContext } from 'react-router'

/** The client build lies beside the server build. */
const clientFolder = new URL('../client/', import.meta.url)
const texts = new Map<string, string>()

/** All stylesheets of the matched routes in their order; null when the files are not there (development). */
export function inlineCss({ manifest, staticHandlerContext }: EntryContext): string | null {
  const hrefs = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id]?.css ?? [])
  const css = [...new Set(hrefs)].map(stylesheet)

  return css.length > 0 && css.every((text) => text !== null) ? css.join('') : null
}

function stylesheet(href: string): string | null {
  const known = texts.get(href)
  if (known !== undefined) return known

  const file = new URL(`.${href}`, clientFolder)
  if (!existsSync(file)) return null

  const text = readFileSync(file, 'utf8')
  texts.set(href, text)
  return text
}
