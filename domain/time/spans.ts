/** A stretch of a number line: `from` belongs to it, `to` does not; without `to` it never ends. */
export type Span = { from: number; to: number | null }

/** Whether two stretches share anything; ones that only touch do not, and an empty one never does. */
export function doSpansOverlap(one: Span, other: Span): boolean {
  if (isEmpty(one) || isEmpty(other)) return false

  return (other.to === null || one.from < other.to) && (one.to === null || other.from < one.to)
}

/** The first of the others that shares anything with the stretch. */
export function findOverlap<Other extends Span>(span: Span, others: readonly Other[]): Other | undefined {
  return others.find((other) => doSpansOverlap(span, other))
}

function isEmpty({ from, to }: Span): boolean {
  return to !== null && to <= from
}
