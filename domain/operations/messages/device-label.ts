const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bLinux\b|\bCrOS\b/, 'Linux'],
]

/** What a device is called by what its browser says of itself: „Chrome, Android“. */
export function deviceLabel(userAgent: string): string {
  const first = (names: typeof browsers) => names.find(([pattern]) => pattern.test(userAgent))?.[1]
  const known = [first(browsers), first(systems)].filter(Boolean)

  return known.length > 0 ? known.join(', ') : 'Unbekanntes Gerät'
}
