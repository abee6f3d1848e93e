/** A limit above 0 caps a list; any other leaves it as it is. Spec: website 2, techniques. */
export function limited<Item>(items: readonly Item[], limit: number | null | undefined): readonly Item[] {
  return limit && limit > 0 ? items.slice(0, limit) : items
}
