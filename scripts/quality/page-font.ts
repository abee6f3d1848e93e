import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import subset from 'subset-font'

import { root } from './run-command.ts'

const stylesheet = 'ui/design/fonts.css'

/** Where a font stands on its axes: one place, or from where to where pages may choose. */
type Axes = Record<string, number | { min: number; max: number }>
type PageFont = { path: string; whole: string; axes?: Axes }

const pageFonts: readonly PageFont[] = [
  { path: 'ui/design/mulish-german.woff2', whole: 'mulish/files/mulish-latin-wght-normal.woff2' },
  // Headings are written in one weight.
  {
    path: 'ui/design/fonts/fraunces-german.woff2',
    whole: 'fraunces/files/fraunces-latin-opsz-normal.woff2',
    axes: { wght: 560, opsz: 72 },
  },
  {
    path: 'ui/design/fonts/archivo-german.woff2',
    whole: 'archivo/files/archivo-latin-wght-normal.woff2',
    axes: { wght: 700 },
  },
  {
    path: 'ui/design/fonts/bitter-german.woff2',
    whole: 'bitter/files/bitter-latin-wght-normal.woff2',
    axes: { wght: 700 },
  },
  {
    path: 'ui/design/fonts/source-sans-german.woff2',
    whole: 'source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 800 } },
  },
]

export const pageFontPaths: readonly string[] = pageFonts.map(({ path }) => path)

/** The fonts that pages wait for, with the characters alone that the stylesheet wants from them. */
export async function writePageFonts(): Promise<void> {
  const text = wantedText(await readFile(join(root, stylesheet), 'utf8'))
  for (const { path, whole, axes } of pageFonts) {
    const font = await readFile(new URL(import.meta.resolve(`@fontsource-variable/${whole}`)))
    // Without the layout closure it has no glyphs for fractions and ligatures, which nothing here asks for.
    const options = { targetFormat: 'woff2', noLayoutClosure: true } as const
    await writeFile(
      join(root, path),
      await subset(font, text, axes ? { ...options, variationAxes: axes } : options),
    )
  }
}

function wantedText(css: string): string {
  const [, ranges] = /mulish-german\.woff2'[^;]*;\s*unicode-range:\s*([^;]+);/.exec(css) ?? []
  if (ranges === undefined) throw new Error(`${stylesheet} does not say which characters pages wait for`)

  return ranges.split(',').map(charactersOf).join('')
}

function charactersOf(range: string): string {
  const [first = Number.NaN, last = first] = range
    .trim()
    .replace('U+', '')
    .split('-')
    .map((point) => Number.parseInt(point, 16))
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index))
}
