const browsers: readonly [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const systems: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]

/** By what people recognise a device of theirs in a list: “Firefox, Windows”. Only hints from who asked, nothing proven. */
export function deviceName(userAgent: string | null | undefined): string {
  const names = [browsers, systems].flatMap(
    (known) => known.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1] ?? [],
  )

  return names.join(', ') || 'Unbekanntes Gerät'
}
