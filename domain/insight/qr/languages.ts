/** What devices mostly speak, by the first two letters of their language. A rule may ask for these. */
export const languageLabels = {
  de: 'Deutsch',
  en: 'Englisch',
  fr: 'Französisch',
  it: 'Italienisch',
  es: 'Spanisch',
  pt: 'Portugiesisch',
  nl: 'Niederländisch',
  da: 'Dänisch',
  sv: 'Schwedisch',
  no: 'Norwegisch',
  fi: 'Finnisch',
  pl: 'Polnisch',
  cs: 'Tschechisch',
  sk: 'Slowakisch',
  hu: 'Ungarisch',
  sl: 'Slowenisch',
  hr: 'Kroatisch',
  sr: 'Serbisch',
  bs: 'Bosnisch',
  ro: 'Rumänisch',
  bg: 'Bulgarisch',
  el: 'Griechisch',
  tr: 'Türkisch',
  ru: 'Russisch',
  uk: 'Ukrainisch',
  ar: 'Arabisch',
  fa: 'Persisch',
  he: 'Hebräisch',
  zh: 'Chinesisch',
  ja: 'Japanisch',
  ko: 'Koreanisch',
} as const
export type Language = keyof typeof languageLabels

/** Norwegian has two names, and Hebrew an old one. */
const otherNames: Readonly<Record<string, string>> = { nb: 'no', nn: 'no', iw: 'he' }

/** Longer than any browser sends; the rest of it is somebody's play. */
const mostRead = 500

/**
 * The languages of a device by their first two letters, the preferred one first, each once. What weighs nothing is not
 * wanted. RFC 9110, 12.5.4.
 */
export function languagesOf(acceptLanguage: string | null | undefined): string[] {
  const wanted = (acceptLanguage ?? '')
    .slice(0, mostRead)
    .split(',')
    .flatMap((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
      const [, name] = /^([a-z]{2,3})(?:-|$)/.exec(tag.trim()) ?? []
      const weight = weightOf(parameters)

      return name && weight > 0 ? [{ name: otherNames[name] ?? name, weight }] : []
    })

  // Sorting keeps the order of equals.
  return [...new Set(wanted.toSorted((one, other) => other.weight - one.weight).map(({ name }) => name))]
}

function weightOf(parameters: readonly string[]): number {
  const said = parameters.map((each) => /^\s*q\s*=\s*([\d.]+)\s*$/.exec(each)?.[1]).find(Boolean)
  const weight = Number(said ?? 1)

  return Number.isFinite(weight) ? Math.min(weight, 1) : 0
}

/** What is counted of it: one of the languages that the table names, else that it is another one or unknown. */
export function languageKind(languages: readonly string[]): Language | 'other' {
  const [spoken = ''] = languages

  return Object.hasOwn(languageLabels, spoken) ? (spoken as Language) : 'other'
}
