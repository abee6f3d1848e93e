import sanitizeHtml from 'sanitize-html'

import { countRepetitions } from './count-repetitions.ts'
import { svgAttributes, svgElements } from './svg-vocabulary.data.ts'

/** Written texts repeat each letter; a billion parts would only stop the browser. */
const mostRepetitions = 20_000

/** A drawing without anything that runs, loads or links; null when the text is no drawing at all. */
export function sanitiseSvg(source: string): string | null {
  // Entities could spell what the filter must see, so a drawing that declares its own is none.
  if (/<!ENTITY/i.test(source)) return null

  const clean = sanitizeHtml(source.replace(/^\uFEFF/, ''), {
    allowedTags: svgElements,
    allowedAttributes: { '*': svgAttributes },
    allowedSchemes: [],
    allowProtocolRelative: false,
    // Checked below more strictly than by scheme.
    allowedSchemesAppliedToAttributes: [],
    // Styles are kept only if they are harmless, which `exclusiveFilter` decides.
    allowVulnerableTags: true,
    parseStyleAttributes: false,
    parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
    transformTags: { '*': (tagName, attribs) => ({ tagName, attribs: harmlessOf(attribs) }) },
    exclusiveFilter: ({ tag, text }) => tag === 'style' && !isHarmless(text),
  }).trim()

  const isDrawing = /^<svg[\s>][\s\S]*<\/svg>$/.test(clean)
  return isDrawing && countRepetitions(clean, mostRepetitions) <= mostRepetitions ? clean : null
}

function harmlessOf(attributes: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attributes).filter(([name, value]) =>
      isReference(name) ? isInside(value) : isHarmless(value),
    ),
  )
}

const isReference = (name: string): boolean => name === 'href' || name === 'xlink:href'

/** A part of the drawing itself, or a picture that it brings along. */
function isInside(value: string): boolean {
  return /^\s*#/.test(value) || /^\s*data:image\/(?:png|jpeg|gif|webp);base64,[a-z0-9+/=\s]+$/i.test(value)
}

/** CSS may point to parts of the drawing; escapes could hide everything else, so there are none. */
function isHarmless(value: string): boolean {
  const rest = value.replaceAll(/url\(\s*(["']?)#[\w.:-]+\1\s*\)/gi, '')

  return !/[\\<@]|url\s*\(|image\s*\(|image-set|expression|javascript:|data:/i.test(rest)
}
