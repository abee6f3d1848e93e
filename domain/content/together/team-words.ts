type Present = { name: string; isAsker: boolean }
type Told = { by: string | null; taken: number; doubled: number; disputed: readonly unknown[] }

/** What came into an open form from somebody else, in German sentences. */
export function takenWords({ by, taken, doubled, disputed }: Told): string[] {
  const who = by ?? 'Jemand anderes'

  return [
    `${who} hat inzwischen etwas geändert.${takenSentence(taken)}`,
    ...(doubled > 0 ? [doubledSentence(doubled)] : []),
    ...(disputed.length > 0
      ? ['Hier haben Sie beide etwas geschrieben. Ihre Fassung steht in der Seite:']
      : []),
  ]
}

function takenSentence(taken: number): string {
  if (taken === 0) return ''

  return taken === 1 ? ' Es steht jetzt auch hier.' : ` Alle ${taken} Änderungen stehen jetzt auch hier.`
}

const doubledSentence = (doubled: number): string =>
  doubled === 1
    ? 'Einen Abschnitt haben Sie beide geändert: Die andere Fassung steht ausgeblendet dahinter.'
    : `${doubled} Abschnitte haben Sie beide geändert: Die anderen Fassungen stehen ausgeblendet dahinter.`

/** Who else has a page open, in one line. */
export function presentWords(others: readonly Present[]): string {
  const names = others.map(({ name, isAsker }) => (isAsker ? 'Sie in einem anderen Fenster' : name))

  return `Auch hier: ${inGerman.format(names)}`
}

const inGerman = new Intl.ListFormat('de', { type: 'conjunction' })
