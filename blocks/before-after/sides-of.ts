import type { PictureRef } from '#domain/content/page.contract.ts'

export type Side = {
  side: 'before' | 'after'
  label: 'Vorher' | 'Nachher'
  picture: PictureRef
  /** Then there is nothing to switch to. */
  isOnly: boolean
}

type Pair = { imageBefore?: PictureRef | null | undefined; imageAfter?: PictureRef | null | undefined }

/** The sides that have a picture, the one that is shown first in front. Spec: website 2, before-after. */
export function sidesOf({ imageBefore, imageAfter }: Pair): Side[] {
  const isOnly = !imageBefore || !imageAfter

  return [
    ...(imageBefore ? [{ side: 'before', label: 'Vorher', picture: imageBefore, isOnly } as const] : []),
    ...(imageAfter ? [{ side: 'after', label: 'Nachher', picture: imageAfter, isOnly } as const] : []),
  ]
}
