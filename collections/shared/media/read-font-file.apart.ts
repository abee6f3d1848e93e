import { fromBuffer } from '@capsizecss/unpack'
import { create } from 'fontkitten'

import { type FontFallback, fontFallback } from '#domain/content/font-fallback.ts'

export type FontFile = { fallback: FontFallback; weights: string | null }

/** What the website must know of a font before it has come; null when the file cannot be read. */
export async function readFontFile(data: Uint8Array): Promise<FontFile | null> {
  try {
    const { unitsPerEm, ascent, descent, lineGap, xWidthAvg } = await fromBuffer(Buffer.from(data))
    const metrics = { unitsPerEm, ascent, descent, lineGap, averageWidth: xWidthAvg }
    const isSound = [unitsPerEm, ascent, xWidthAvg].every((value) => Number.isFinite(value) && value > 0)

    return isSound ? { fallback: fontFallback(metrics), weights: weightsOf(data) } : null
  } catch {
    return null
  }
}

/** A variable font serves a range of weights with one file. */
function weightsOf(data: Uint8Array): string | null {
  const font = create(Buffer.from(data))
  const axis = 'variationAxes' in font ? font.variationAxes.wght : undefined

  return axis ? `${Math.max(1, axis.min)} ${Math.min(1000, axis.max)}` : null
}
