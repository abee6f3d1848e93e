import { sectionsOf } from './section-types.ts'

/** A section as it is stored. */
type Stored = { blockType: string; id?: string | null; anchor?: unknown; piece?: unknown }

/** What may stand in a piece: everything but another one, or pieces could hold each other. */
export const isInnermost = ({ blockType }: { blockType: string }): boolean => blockType !== 'piece'

/** Why the sections of a piece cannot be stored, in German, or null. */
export function pieceProblem(sections: readonly { blockType: string }[]): string | null {
  return sections.every(isInnermost) ? null : 'Ein Baustein kann keinen anderen Baustein enthalten.'
}

/** The ids of the pieces that a page shows, each once. */
export function piecesIn(body: readonly Stored[]): string[] {
  const ids = body.filter((section) => !isInnermost(section)).map(({ piece }) => idOf(piece))

  return [...new Set(ids.filter((id) => id !== ''))]
}

type Given<Section> = {
  /** The type of the page: it decides which kinds of sections stand on it. */
  type: string
  /** The sections of a piece by its id; none of one that visitors do not get. */
  sectionsOfPiece: (id: string) => readonly Section[]
}

/**
 * A body in which the sections of each piece stand where it stood, under ids of their own, for a page may show a piece
 * twice. The first of them is also found by the anchor of the piece. A piece with nothing to show stays as it is.
 */
export function withPieces<Section extends Stored>(
  body: readonly Section[],
  { type, sectionsOfPiece }: Given<Section>,
): (Section & { shownBy?: string })[] {
  const allowed: readonly string[] = sectionsOf(type)

  return body.flatMap((section): (Section & { shownBy?: string })[] => {
    if (isInnermost(section)) return [section]
    const shownBy = section.id ?? ''
    const inner = sectionsOfPiece(idOf(section.piece)).filter(
      (each) => isInnermost(each) && allowed.includes(each.blockType),
    )
    if (inner.length === 0) return [section]

    return inner.map((each, index) => ({
      ...each,
      id: shownId(shownBy, each.id ?? String(index)),
      ...(index === 0 && section.anchor ? { anchor: each.anchor || section.anchor } : {}),
      shownBy,
    }))
  })
}

/** The section of a piece that stands under this id on a page. */
export function sectionShownAs<Section extends { id?: string | null }>(
  sections: readonly Section[],
  { id, shownBy }: { id: string; shownBy: string },
): Section | undefined {
  return sections.find((section, index) => shownId(shownBy, section.id ?? String(index)) === id)
}

/** Whether a section of a page is a piece that shows another one under this id. */
export const isShownBy = (section: Stored, id: string): boolean =>
  !isInnermost(section) && id.startsWith(shownId(section.id ?? '', ''))

const shownId = (shownBy: string, own: string): string => `${shownBy}-${own}`

function idOf(piece: unknown): string {
  if (typeof piece === 'string') return piece

  return typeof piece === 'object' && piece !== null && 'id' in piece ? String(piece.id) : ''
}
