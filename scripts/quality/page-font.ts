import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import subset from 'subset-font'

import { root } from './run-command.ts'

export const pageFontPath = 'ui/design/mulish-german.woff2'
const stylesheet = 'ui/design/fonts.css'
const whole = import.meta.resolve('@fontsource-variable/mulish/files/mulish-latin-wght-normal.woff2')

/** The font that every page waits for, with the characters alone that the stylesheet wants from it. */
export async function writePageFont(): Promise<void> {
  const [font, css] = await Promise.all([readFile(new URL(whole)), readFile(join(root, stylesheet), 'utf8')])
  // Without the layout closure it has no glyphs for fractions and ligatures, which nothing here asks for.
  const options = { targetFormat: 'woff2', noLayoutClosure: true } as const
  await writeFile(join(root, pageFontPath), await subset(font, wantedText(css), options))
}

function wantedText(css: string): string {
  const [, ranges] = /mulish-german\.woff2'[^;]*;\s*unicode-range:\s*([^;]+);/.exec(css) ?? []
  if (ranges === undefined) throw new Error(`${stylesheet} does not say what ${pageFontPath} holds`)

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
