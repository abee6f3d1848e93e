/** The level of the first heading in rich texts and whatever holds them; null where there is none. */
export function firstHeadingLevel(node: unknown): number | null {
  return headingsIn(node).next().value ?? null
}

/** The levels of all headings in rich texts and whatever holds them, in reading order. */
export function headingLevelsIn(node: unknown): number[] {
  return [...headingsIn(node)]
}

function* headingsIn(node: unknown): Generator<number, undefined> {
  if (typeof node !== 'object' || node === null) return undefined
  const { type, tag } = node as { type?: unknown; tag?: unknown }
  if (type === 'heading' && typeof tag === 'string') {
    yield Number(tag.slice(1))
    return undefined
  }
  for (const value of Object.values(node)) yield* headingsIn(value)

  return undefined
}
