import { readFileSync } from 'node:fs'
import { basename } from 'node:path'

type Part = { file: string; src?: string; css?: string[] }

const manifest = new URL('../../build/storefront/client/.vite/manifest.json', import.meta.url)

/** What a module of the storefront, and it alone, is built into: the script and the style that a page loads later. */
export function builtPart(source: string, endings: readonly ('js' | 'css')[] = ['js', 'css']): RegExp {
  const parts = Object.values(JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, Part>)
  const files = parts
    .filter(({ src }) => src?.replace(/\?.*/, '') === source)
    .flatMap(({ file, css = [] }) => [file, ...css])
    .filter((file) => endings.some((ending) => file.endsWith(`.${ending}`)))
  if (files.length === 0) throw new Error(`There is no part of the build for ${source}`)

  return new RegExp(`/(${files.map((file) => basename(file)).join('|')})$`)
}
