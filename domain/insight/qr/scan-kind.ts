/** What somebody scans with, as far as it is counted. */
export const deviceKindLabels = { phone: 'Telefon', tablet: 'Tablet', desktop: 'Computer' } as const
export type DeviceKind = keyof typeof deviceKindLabels

/** By the words that browsers name themselves with; nothing else of them is kept. */
export function deviceKindOf(userAgent: string): DeviceKind {
  if (/ipad|tablet|kindle|silk\//i.test(userAgent)) return 'tablet'
  if (/android/i.test(userAgent)) return /mobile/i.test(userAgent) ? 'phone' : 'tablet'

  return /iphone|ipod|mobi|phone/i.test(userAgent) ? 'phone' : 'desktop'
}

type Asked = { method: string; header: (name: string) => string | undefined; isBot: boolean }

/**
 * Whether somebody stood before a code: not whoever only looks whether the address is there, nor a browser or program
 * that fetches it in case that somebody wants it.
 */
export function countsAsScan({ method, header, isBot }: Asked): boolean {
  const isAhead = ['purpose', 'sec-purpose', 'x-purpose', 'x-moz'].some((name) =>
    /\b(?:prefetch|preview|prerender)\b/i.test(header(name) ?? ''),
  )

  return method === 'GET' && !isAhead && !isBot
}
