import type { PayloadRequest } from 'payload'

import type { Font } from '#cms/payload-types.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'
import { findRecords } from '#kernel/database/find-records.ts'
import { fontFaceOf } from '#domain/content/font-face.ts'
import type { FontFace } from '#domain/content/page.contract.ts'

/** The stored files of a family, the regular one first. */
export async function readFonts(req: PayloadRequest, family: string): Promise<FontFace[]> {
  const docs = await findRecords(asSystem(req), 'fonts', { where: { family: { equals: family } }, limit: 20 })

  return docs.toSorted(regularFirst).flatMap((font) => fontFaceOf(font) ?? [])
}

const regularFirst = (one: Font, other: Font): number => farFromRegular(one) - farFromRegular(other)

const farFromRegular = ({ weight, style }: Font): number =>
  Math.abs(Number(weight) - 400) + (style === 'italic' ? 1000 : 0)
