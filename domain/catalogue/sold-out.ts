import type { ChosenPart } from '../ordering/order.contract.ts'
import { chosenOptions, partsOf } from './product-configuration.ts'
import type { PartOption, ProductPart, ProductView } from './product.contract.ts'

/** What a branch has run out of: a product, or one of its options. `until` is null until somebody says otherwise. */
export type Outage = { product: string; option: string | null; until: string | null }

/** Until when a product as a whole, or one of its options, is sold out at a branch; null where it is not. */
export type SoldOutUntil = (product: string, option: string | null) => string | null

/** The instant that stands for “until somebody says otherwise”. */
const furtherNotice = '9999-12-31T00:00:00Z'

/** Looks up what a branch has run out of. */
export function soldOutIn(outages: readonly Outage[]): SoldOutUntil {
  const known = new Map(outages.map(({ product, option, until }) => [keyOf(product, option), until]))

  return (product, option) => {
    const until = known.get(keyOf(product, option))
    return until === undefined ? null : (until ?? furtherNotice)
  }
}

const keyOf = (product: string, option: string | null): string => `${product} ${option ?? ''}`

/** Whether what is sold out until `soldOutUntil` cannot be had at `at`. */
export function isSoldOut(soldOutUntil: string | null | undefined, at: Temporal.Instant): boolean {
  return Boolean(soldOutUntil) && Temporal.Instant.compare(at, Temporal.Instant.from(soldOutUntil ?? '')) < 0
}

/**
 * The product as a branch offers it: options it has run out of say until when, and so does the product where it is
 * sold out itself, where a part that has to be chosen has nothing left, or where something of a bundle is.
 */
export function withOutages(
  product: ProductView,
  soldOut: SoldOutUntil,
  bundled: (product: string) => string | null,
): ProductView {
  const parts = product.config.parts.map((part) => ({
    ...part,
    options: part.options.map((option) => ({ ...option, soldOutUntil: soldOut(product.id, option.id) })),
  }))

  return {
    ...product,
    config: { parts },
    soldOutUntil: latest([
      product.soldOutUntil,
      soldOut(product.id, null),
      ...parts.map(partSoldOutUntil),
      ...product.bundleItems.flatMap((item) => [bundled(item.product), soldOut(item.product, null)]),
    ]),
  }
}

/** The first of the chosen options that cannot be had at `at`; null where each can. */
export function soldOutOption(
  product: Pick<ProductView, 'type' | 'config'>,
  parts: readonly ChosenPart[],
  at: Temporal.Instant,
): PartOption | null {
  const chosen = partsOf(product).flatMap((part) => chosenOptions(part, parts))

  return chosen.find(({ soldOutUntil }) => isSoldOut(soldOutUntil, at)) ?? null
}

/** When the first option of a part is back that has to be chosen and has none left; null where it has or needs none. */
function partSoldOutUntil({ optional, options }: ProductPart): string | null {
  const ends = options.map(({ soldOutUntil }) => soldOutUntil)
  if (optional || ends.length === 0 || !ends.every(isInstant)) return null

  return ends.toSorted(byTime)[0] ?? null
}

const latest = (instants: readonly (string | null | undefined)[]): string | null =>
  instants.filter(isInstant).toSorted(byTime).at(-1) ?? null

const isInstant = (text: string | null | undefined): text is string => Boolean(text)

const byTime = (one: string, other: string): number =>
  Temporal.Instant.compare(Temporal.Instant.from(one), Temporal.Instant.from(other))
