import type { FontFallback } from './font-fallback.ts'
import type { FontFace } from './page.contract.ts'

/** A font as it is stored. */
type StoredFont = {
  family: string
  weight: string
  weights?: string | null
  style: 'normal' | 'italic'
  filename?: string | null
  extension?: string | null
  version?: string | null
  fallback?: Partial<Record<keyof FontFallback, number | null>> | null
}

const formats: Readonly<Record<string, string>> = { ttf: 'truetype', otf: 'opentype' }

/** A stored font as browsers are told of it; null while it has no file. Unmeasured fonts get Arial's own box. */
export function fontFaceOf(font: StoredFont): FontFace | null {
  const { family, weight, weights, style, filename, extension, version, fallback } = font
  if (!filename || !version) return null

  return {
    family,
    weight: weights ?? weight,
    style,
    src: `/api/fonts/file/${inStylesheet(filename)}?v=${version}`,
    format: formats[extension ?? ''] ?? extension ?? 'woff2',
    fallback: {
      sizeAdjust: fallback?.sizeAdjust ?? 100,
      ascentOverride: fallback?.ascentOverride ?? 90.53,
      descentOverride: fallback?.descentOverride ?? 21.19,
      lineGapOverride: fallback?.lineGapOverride ?? 0,
    },
  }
}

/** Marks that an address may hold and that end it in a stylesheet; a file downloaded twice is called “Inter (1)”. */
function inStylesheet(filename: string): string {
  return encodeURIComponent(filename).replace(/[!'()*~]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`)
}
