/** The level of the first heading in rich texts and whatever holds them; null where there is none. */
export function firstHeadingLevel(node: unknown): number | null {
  if (typeof node !== 'object' || node === null) return null
  const { type, tag } = node as { type?: unknown; tag?: unknown }
  if (type === 'heading' && typeof tag === 'string') return Number(tag.slice(1))

  for (const value of Object.values(node)) {
    const level = firstHeadingLevel(value)
    if (level !== null) return level
  }
  return null
}
