/** What links write behind `#`, in an address that people read out to each other. */
export const anchorPattern = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/

/** What bears such a name on every page already. Spec: website 2, anchors; the rest is the frame of all pages. */
const taken: Readonly<Record<string, string>> = {
  form: 'Diesen Namen hat jedes Kontaktformular von selbst.',
  techniques: 'Diesen Namen haben die Techniken von selbst.',
  inhalt: 'Diesen Namen hat der Inhalt jeder Seite.',
  menu: 'Diesen Namen hat das Menü.',
  'news-overlay': 'Diesen Namen hat der Hinweis über der Seite.',
  'consent-title': 'Diesen Namen hat die Frage nach der Zählung.',
}

type Asked = {
  /** The sections of the page. */
  body: unknown
  /** Which of them is asked about, counted from 0. */
  index: number
}

/** Why a section of a page cannot be called so, in German; null where it can. Of two with one name the later one cannot. */
export function anchorProblem(anchor: string, { body, index }: Asked): string | null {
  if (!anchorPattern.test(anchor)) {
    return 'Nur kleine Buchstaben von a bis z, Ziffern und Bindestriche, vorne ein Buchstabe: zum Beispiel „preise“.'
  }
  // The menus within it are numbered.
  const name = anchor.replace(/^menu-\d+$/, 'menu')
  if (Object.hasOwn(taken, name)) return taken[name] ?? null
  const before: unknown[] = Array.isArray(body) ? body.slice(0, index) : []
  const other = before.findIndex((section) => isCalled(section, anchor))
  if (other < 0) return null

  return `Diesen Anker hat auf dieser Seite schon der Abschnitt ${String(other + 1).padStart(2, '0')}.`
}

const isCalled = (section: unknown, anchor: string): boolean =>
  typeof section === 'object' && section !== null && 'anchor' in section && section.anchor === anchor
