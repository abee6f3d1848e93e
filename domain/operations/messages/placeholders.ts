/** What a house may have put into its words. A guest's own words are none of it (ADR 41), but for the branch's eyes. */
export const placeholders = {
  betrieb: { label: 'Name des Betriebs', example: 'Gasthaus am Eck' },
  filiale: { label: 'Name der Filiale', example: 'Gasthaus am Eck' },
  art: { label: '„Bestellung“ oder „Anfrage“', example: 'Bestellung' },
  bestellnummer: { label: 'Nummer der Bestellung', example: '12' },
  termin: { label: 'Termin oder zugesagte Zeit', example: '24.12.2026, 18:30' },
  gesamt: { label: 'Gesamtbetrag', example: '21,80 €' },
  telefon: { label: 'Telefon der Filiale', example: '+43 1 234567' },
  link: {
    label: 'Adresse der Bestellung oder Anfrage',
    example: 'https://gasthaus-am-eck.at/status/k3x9q2/7Hf2mVb8Qw3ZsXc5',
  },
  vorschlag: { label: 'Vorgeschlagener Termin', example: '24.12.2026, 19:00' },
  betrag: { label: 'Erstatteter Betrag', example: '8,50 €' },
  name: { label: 'Name des Gasts', example: 'Anna Huber' },
  urlaub: { label: 'Offener Urlaub in Tagen', example: '12,5 Tage' },
} as const satisfies Readonly<Record<string, { label: string; example: string }>>

export type PlaceholderName = keyof typeof placeholders
export type PlaceholderValues = Partial<Record<PlaceholderName, string>>

export const exampleValues: Readonly<Record<PlaceholderName, string>> = Object.fromEntries(
  Object.entries(placeholders).map(([name, { example }]) => [name, example]),
) as Record<PlaceholderName, string> // of the same names

const written = /\{([^{}]*)\}/g

/** The names between braces, in their order, each once. */
export function namesIn(text: string): string[] {
  return [...new Set([...text.matchAll(written)].map(([, name = '']) => name.trim()))]
}

/** Whether a brace is left alone. */
export const hasLoneBrace = (text: string): boolean => /[{}]/.test(text.replaceAll(written, ''))

/** The words with what they name put in; what is not known leaves nothing behind. */
export function fillPlaceholders(text: string, values: PlaceholderValues): string {
  const filled = text.replaceAll(written, (_, name: string) => values[name.trim() as PlaceholderName] ?? '')

  return filled
    .replace(/ {2,}/g, ' ')
    .replace(/ +([.,;:!?])/g, '$1')
    .trim()
}
