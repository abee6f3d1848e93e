/** A theme, as far as it names a font, whether the house's or a division's. */
export type Look = { font?: unknown; fontUrl?: unknown }

type NamedFont = { family: string; address: string }

/**
 * Only where the font or its address is another one: whoever saves anything else is not held up by an address that
 * is gone by now. What is no name and no address is refused by the fields themselves.
 */
export function namedFont(before: Look | undefined, change: Look | undefined): NamedFont | null {
  const named = { ...before, ...change }
  const [font, fontUrl] = [trimmed(named.font), trimmed(named.fontUrl)]
  if (font === before?.font && fontUrl === before?.fontUrl) return null
  if (typeof font !== 'string' || typeof fontUrl !== 'string' || !fontUrl) return null

  return { family: font, address: fontUrl }
}

/** As the fields keep it. */
const trimmed = (value: unknown) => (typeof value === 'string' ? value.trim() : value)
