type Present = { name: string; isAsker: boolean }
type Told = {
  by: string | null
  /** Whether it came from another window of whoever is told. */
  isAsker: boolean
  taken: number
  doubled: number
  disputed: readonly unknown[]
  /** What it is made of. */
  part?: 'Abschnitt' | 'Menüpunkt'
}

/** What came into an open form from somebody else, in German sentences. */
export function takenWords({ by, isAsker, taken, doubled, disputed, part = 'Abschnitt' }: Told): string[] {
  const { changed, inBoth, mine } = isAsker ? ofOneself : ofOthers(by)

  return [
    `${changed}.${takenSentence(taken)}`,
    ...(doubled > 0 ? [`${doubledWords(doubled, part, inBoth)} ausgeblendet dahinter.`] : []),
    // The news is told in passing as well, where nothing follows that could be pressed.
    ...(disputed.length > 0
      ? [
          `Etwas ${inBoth} geschrieben: ${mine} steht ${part === 'Abschnitt' ? 'in der Seite' : 'hier'}, die andere können Sie neben dem Formular übernehmen.`,
        ]
      : []),
  ]
}

const ofOneself = {
  changed: 'Sie haben inzwischen in einem anderen Fenster etwas geändert',
  inBoth: 'haben Sie in beiden Fenstern',
  mine: 'Die Fassung dieses Fensters',
}

const ofOthers = (by: string | null) => ({
  changed: `${by ?? 'Jemand anderes'} hat inzwischen etwas geändert`,
  inBoth: 'haben Sie beide',
  mine: 'Ihre Fassung',
})

function takenSentence(taken: number): string {
  if (taken === 0) return ''

  return taken === 1 ? ' Es steht jetzt auch hier.' : ` Alle ${taken} Änderungen stehen jetzt auch hier.`
}

const doubledWords = (doubled: number, part: string, inBoth: string): string =>
  doubled === 1
    ? `Einen ${part} ${inBoth} geändert: Die andere Fassung steht`
    : `${doubled} ${part}e ${inBoth} geändert: Die anderen Fassungen stehen`

/** What whoever is refused is told to wait for; once it is done it is no news. */
export const mergingWords = 'Es wird mit Ihren Eingaben zusammengeführt.'

/** Who else has a page open, in one line. */
export function presentWords(others: readonly Present[]): string {
  const names = others.map(({ name, isAsker }) => (isAsker ? 'Sie in einem anderen Fenster' : name))

  return `Auch hier: ${inGerman.format(names)}`
}

const inGerman = new Intl.ListFormat('de', { type: 'conjunction' })
