import type { PayloadRequest } from 'payload'

import type { Font } from '#cms/payload-types.ts'
import { asSystem } from '#collections/shared/on-behalf.ts'
import type { FontFace } from '#domain/content/page.contract.ts'

/** The stored files of a family, the regular one first. */
export async function readFonts(req: PayloadRequest, family: string): Promise<FontFace[]> {
  const { docs } = await req.payload.find({
    collection: 'fonts',
    where: { family: { equals: family } },
    depth: 0,
    limit: 20,
    pagination: false,
    ...asSystem(req),
  })

  return docs.toSorted(regularFirst).flatMap(toFontFace)
}

const regularFirst = (one: Font, other: Font): number => farFromRegular(one) - farFromRegular(other)

const farFromRegular = ({ weight, style }: Font): number =>
  Math.abs(Number(weight) - 400) + (style === 'italic' ? 1000 : 0)

const formats: Readonly<Record<string, string>> = { ttf: 'truetype', otf: 'opentype' }

/** Fonts that were stored before their letters were measured come with the browser's own box. */
function toFontFace({
  family,
  weight,
  weights,
  style,
  filename,
  extension,
  version,
  fallback,
}: Font): FontFace[] {
  if (!filename || !version) return []

  return [
    {
      family,
      weight: weights ?? weight,
      style,
      src: `/api/fonts/file/${encodeURIComponent(filename)}?v=${version}`,
      format: formats[extension ?? ''] ?? extension ?? 'woff2',
      fallback: {
        sizeAdjust: fallback?.sizeAdjust ?? 100,
        ascentOverride: fallback?.ascentOverride ?? 90.53,
        descentOverride: fallback?.descentOverride ?? 21.19,
        lineGapOverride: fallback?.lineGapOverride ?? 0,
      },
    },
  ]
}
