import { type Variant, variantName } from '#domain/content/picture-variants.ts'

import { isSqueezable } from './image-format.ts'
import { makeVariant } from './make-variant.ts'
import type { MediaRecord } from './media-source.ts'
import type { Patience } from './picture-apart.ts'
import type { MadeVariant, VariantStore } from './variant-store.ts'

/** A stored picture, with where it lies and where what is made of it is kept. */
export type Original = { record: MediaRecord; original: string; variants: VariantStore }
type How = Pick<Patience, 'lane'> & { insistent?: boolean }

/** A variant as it is sent for ever: kept already, or made. */
export function ensureVariant(
  { record, original, variants }: Original,
  variant: Variant,
  { lane = 'shown', insistent = false }: How = {},
): Promise<MadeVariant> {
  const wanted = { ...variant, source: original, isSqueezed: isSqueezable(record, variant.size) }

  return variants.ensure(variantName(record, variant), () => makeVariant(wanted, { lane }), { insistent })
}
