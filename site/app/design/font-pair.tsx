import archivoWide from '@fontsource-variable/archivo/files/archivo-latin-ext-wght-normal.woff2?url'
import bitterWide from '@fontsource-variable/bitter/files/bitter-latin-ext-wght-normal.woff2?url'
import frauncesWide from '@fontsource-variable/fraunces/files/fraunces-latin-ext-opsz-normal.woff2?url'
import sourceSansWide from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-ext-wght-normal.woff2?url'

import archivo from '#ui/design/fonts/archivo-german.woff2?url'
import bitter from '#ui/design/fonts/bitter-german.woff2?url'
import fraunces from '#ui/design/fonts/fraunces-german.woff2?url'
import sourceSans from '#ui/design/fonts/source-sans-german.woff2?url'
import mulish from '#ui/design/mulish-german.woff2?url'
import type { FontPair } from '#domain/content/website-looks.data.ts'
import { type Family, families, pairs } from './font-pairs.data.ts'

/** The characters of German pages, and the file with those of other names, which few pages load. */
const files: Readonly<Record<Family, { german: string; wide?: string }>> = {
  archivo: { german: archivo, wide: archivoWide },
  bitter: { german: bitter, wide: bitterWide },
  fraunces: { german: fraunces, wide: frauncesWide },
  sourceSans: { german: sourceSans, wide: sourceSansWide },
  // The product's own, which every page knows from its style sheet.
  mulish: { german: mulish },
}

/** Both fonts of a pair are fetched before any style names them. */
export function PairFonts({ pair }: { pair: FontPair }) {
  return [pairs[pair].headings, pairs[pair].text].map((family) => (
    <link
      key={family}
      rel="preload"
      as="font"
      crossOrigin="anonymous"
      href={files[family].german}
      type="font/woff2"
    />
  ))
}

/**
 * What pages of a pair are written with. A font that has not come with the first paint waits for the next page, as the
 * product's own does: to swap it in would move the lines (decision 52).
 */
export function pairRules(pair: FontPair): string {
  const { headings, text, weight, tracking } = pairs[pair]

  return [
    ...[headings, text].flatMap(familyRules),
    `:root{--font:${stackOf(text)};--heading-font:${stackOf(headings)};--heading-weight:${weight};--heading-tracking:${tracking}}`,
  ].join('')
}

function familyRules(family: Family): string[] {
  const { german, wide } = files[family]
  const { name, weights, fallback, wideFallback } = families[family]
  if (!wide) return []
  const face = (src: string, more: string) =>
    `@font-face{font-family:'${name}';font-weight:${weights};font-display:optional;src:url('${src}') format('woff2')${more}}`

  return [
    face(wide, ';unicode-range:U+0100-024F'),
    face(german, ''),
    ...[fallback, wideFallback].map(
      ({ fonts, sizeAdjust, ascent, descent }, at) =>
        `@font-face{font-family:'${name} Fallback${at === 0 ? '' : ' Wide'}';src:${fonts.map((font) => `local('${font}')`).join()};size-adjust:${sizeAdjust}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`,
    ),
  ]
}

const stackOf = (family: Family): string => {
  const { name, generic } = families[family]

  return `'${name}','${name.replace(' Variable', '')} Fallback','${name.replace(' Variable', '')} Fallback Wide',${generic}`
}
