import type { CommentPlace } from './comments.contract.ts'

type Section = { id?: string | null }
type Piece = { id: string; name: string; sections: readonly string[] }

/**
 * Where a section is by now that somebody has written to. It is known by its id: what was moved is still it, a copy is
 * another one, and what comes back after it was deleted has its remarks again. It may have become part of a piece.
 */
export function commentPlaceOf(
  section: string,
  { body, pieces }: { body: readonly Section[]; pieces: readonly Piece[] },
): CommentPlace {
  if (section === '') return { kind: 'page' }
  const index = body.findIndex(({ id }) => id === section)
  if (index !== -1) return { kind: 'section', number: index + 1 }
  const piece = pieces.find(({ sections }) => sections.includes(section))

  return piece ? { kind: 'piece', id: piece.id, name: piece.name } : { kind: 'gone' }
}

type Placed = { place: CommentPlace; sectionLabel: string }

/** What a remark is about, in German. */
export function commentPlaceWords({ place, sectionLabel }: Placed): string {
  if (place.kind === 'page') return 'Zum Ganzen'
  if (place.kind === 'section') return `Abschnitt ${place.number}: ${sectionLabel}`
  if (place.kind === 'piece') return `${sectionLabel}, jetzt im Baustein „${place.name}“`

  return `${sectionLabel} (Abschnitt gelöscht)`
}

type Thread = { section: string; settled: unknown; place: CommentPlace }

/** How many open remarks each section has that stands on the page, by its id; under an empty one those of all of it. */
export function openBySection(threads: readonly Thread[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { section, settled, place } of threads) {
    if (settled === null && (place.kind === 'section' || place.kind === 'page')) {
      counts.set(section, (counts.get(section) ?? 0) + 1)
    }
  }

  return counts
}

/** How many are open, in German. */
export function openWords(open: number): string {
  if (open === 0) return 'Keine offenen Kommentare'

  return open === 1 ? '1 offener Kommentar' : `${open} offene Kommentare`
}
