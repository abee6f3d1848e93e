import { setTimeout } from 'node:timers/promises'

import { imageWidths, type PictureSize } from '#domain/content/media-paths.ts'
import { type PictureFormat, type Variant, variantName } from '#domain/content/picture-variants.ts'
import { GaveUp } from '#kernel/apart/gave-up.ts'

import { ensureVariant, type Original } from './ensure-variant.ts'
import { type Formats, isSqueezable } from './image-format.ts'
import { makeVariant } from './make-variant.ts'
import type { ImageSize } from './media-path.ts'
import type { MadeVariant } from './variant-store.ts'

type Asked = Original & {
  size: ImageSize
  /** What the client can show, the best first. */
  formats: Formats
  patienceMs: number
}
/** What is sent for a picture; nobody shall keep what only stands for it. */
export type Sent = { made: MadeVariant; format: PictureFormat; isForNow: boolean }

/**
 * What a visitor asks for if it is there or made in a moment; else what stands for it, while it is made for those who
 * come next. Nobody waits for an encoder that takes seconds.
 */
export async function pictureForVisitor(asked: Asked): Promise<Sent> {
  const { record, size, formats, variants, patienceMs } = asked
  const wanted: Variant = { size, format: formats[0] }
  const isThere = await variants.has(variantName(record, wanted))
  if (isThere || isQuick(asked, wanted))
    return { ...(await sentAs(wanted, ensureVariant(asked, wanted))), isForNow: false }

  const making = ensureVariant(asked, wanted, { lane: 'ahead' })
  const made = await inTime(making, patienceMs)
  if (made) return { made, format: wanted.format, isForNow: false }

  return { ...(await standIn(asked)), isForNow: true }
}

/** Less than a tenth of a second; and of a huge picture as it is nothing is quicker than itself. */
function isQuick({ record }: Asked, { size, format }: Variant): boolean {
  if (record.mimeType === 'image/gif') return false
  if (size === 'full') return !isSqueezable(record, size)

  return imageWidths[size] <= imageWidths[format === 'avif' ? 'tiny' : 'small']
}

/** Null for what takes longer, or was given up: that is the operator's to hear, and perhaps well the next time. */
async function inTime(making: Promise<MadeVariant>, patienceMs: number): Promise<MadeVariant | null> {
  // Whoever has left hears of no failure either.
  making.catch(() => undefined)
  try {
    return await Promise.race([making, setTimeout(patienceMs, null, { ref: false })])
  } catch (error) {
    if (error instanceof GaveUp) return null
    throw error
  }
}

/** The nearest variant that is there, or one that is made quickly. */
async function standIn(asked: Asked): Promise<Omit<Sent, 'isForNow'>> {
  const { record, size, formats, variants } = asked
  for (const variant of nearest(size, formats)) {
    const name = variantName(record, variant)
    if (await variants.has(name)) return { made: { name }, format: variant.format }
  }
  if (record.mimeType === 'image/gif') return still(asked)
  if (size === 'full') return inHurry(asked)
  const small: Variant = { size: 'small', format: formats.find((each) => each !== 'avif') ?? formats[0] }

  return sentAs(small, ensureVariant(asked, small))
}

const sizes = Object.keys(imageWidths) as PictureSize[] // keys of a closed table, which grow

/**
 * A larger one is sharp, a smaller one at least there, down to what is made quickly: below that it would be a blur.
 * Of a picture as it is only itself shows as much.
 */
function nearest(size: ImageSize, formats: Formats): Variant[] {
  const at = sizes.findIndex((each) => each === size)
  const smaller = sizes.slice(sizes.indexOf('small'), Math.max(at, 0)).reverse()
  const order: ImageSize[] = at < 0 ? [size] : [...sizes.slice(at), ...smaller]

  return order.flatMap((each) => formats.map((format) => ({ size: each, format })))
}

const still = (asked: Asked) => aside(asked, { size: 'small', format: asked.formats[0] }, 'still')

/** JPEG takes half of the time that WebP takes, and AVIF twenty times as long. */
function inHurry(asked: Asked) {
  const format =
    asked.formats.find((each) => each === 'jpeg') ?? asked.formats.find((each) => each !== 'avif')

  return aside(asked, { size: 'full', format: format ?? asked.formats[0] }, 'quick')
}

/** Kept below a name of its own, because it is not what its size and format stand for. */
function aside({ record, original, variants }: Asked, variant: Variant, kind: 'still' | 'quick') {
  const name = variantName(record, variant).replace(/\.(?=\w+$)/, `-${kind}.`)
  const isStill = kind === 'still'
  const make = () => makeVariant({ ...variant, source: original, isSqueezed: isStill, isStill })

  return sentAs(variant, variants.ensure(name, make))
}

async function sentAs({ format }: Variant, making: Promise<MadeVariant>) {
  return { made: await making, format }
}
