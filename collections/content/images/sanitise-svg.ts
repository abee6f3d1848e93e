import sanitizeHtml from 'sanitize-html'

import { mostDrawingBytes, mostDrawingDepth } from '#collections/shared/media/file-limits.data.ts'

import { countRepetitions } from './count-repetitions.ts'
import { svgAttributes, svgElements } from './svg-vocabulary.data.ts'

/** Written texts repeat each letter; a billion parts would only stop the browser. */
const mostRepetitions = 20_000

export type CleanDrawing = { clean: string } | { problem: 'no-drawing' | 'too-complex' }

/** A drawing without anything that runs, loads or links, or why the text is none. */
export function sanitiseSvg(source: string): CleanDrawing {
  // Entities could spell what the filter must see, so a drawing that declares its own is none.
  if (/<!ENTITY/i.test(source)) return { problem: 'no-drawing' }

  const clean = cleanMarkup(source.replace(/^\uFEFF/, ''))
  // Each sign may need several letters to be written safely.
  if (clean === null || clean.length > 2 * mostDrawingBytes) return { problem: 'too-complex' }
  if (!clean.startsWith('<svg') || !/[\s>]/.test(clean[4] ?? '') || !clean.endsWith('</svg>')) {
    return { problem: 'no-drawing' }
  }

  return countRepetitions(clean, mostRepetitions) > mostRepetitions ? { problem: 'too-complex' } : { clean }
}

/** Null for one that nests deeper than anybody draws. */
function cleanMarkup(source: string): string | null {
  const open = { elements: 0 }
  try {
    return sanitizeHtml(source, {
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
      onOpenTag: () => {
        open.elements += 1
        if (open.elements > mostDrawingDepth) throw new TooDeep()
      },
      onCloseTag: () => {
        open.elements -= 1
      },
      transformTags: { '*': (tagName, attribs) => ({ tagName, attribs: harmlessOf(attribs) }) },
      exclusiveFilter: ({ tag, text }) => tag === 'style' && !isHarmless(text),
    }).trim()
  } catch (error) {
    if (error instanceof TooDeep) return null
    throw error
  }
}

/** Ends the reading at once: the rest of the file is not looked at. */
class TooDeep extends Error {
  override name = 'TooDeep'
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
