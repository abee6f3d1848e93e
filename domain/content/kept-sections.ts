import { isInnermost } from './pieces.ts'
import { sectionsOf } from './section-types.ts'

/** A section as it is stored. */
export type StoredSection = { blockType: string; id?: string | null; [field: string]: unknown }

export const mostSectionsOfPiece = 20

/** Why these sections of a page cannot become one piece, in German, or null. */
export function pieceChoiceProblem(
  body: readonly StoredSection[],
  chosen: ReadonlySet<string>,
): string | null {
  const places = [...body.keys()].filter((index) => chosen.has(body[index]?.id ?? ''))
  const [first] = places
  if (first === undefined) return 'Bitte wählen Sie mindestens einen Abschnitt.'
  if (places.some((index) => !isInnermost({ blockType: body[index]?.blockType ?? '' }))) {
    return 'Ein Baustein kann keinen anderen Baustein enthalten.'
  }
  if (places.length > mostSectionsOfPiece)
    return `Ein Baustein hat höchstens ${mostSectionsOfPiece} Abschnitte.`

  return places.every((index, count) => index === first + count)
    ? null
    : 'Ein Baustein steht an einer Stelle der Seite: Bitte wählen Sie Abschnitte, die aufeinander folgen.'
}

/** The page with a piece where its sections stood; as it is where none of them stands there any more. */
export function withPieceInstead(
  body: readonly StoredSection[],
  chosen: ReadonlySet<string>,
  piece: { id: string; piece: string },
): StoredSection[] {
  const first = body.findIndex(({ id }) => chosen.has(id ?? ''))
  if (first === -1) return [...body]
  const rest = body.filter(({ id }) => !chosen.has(id ?? ''))

  return rest.toSpliced(first, 0, { ...piece, blockType: 'piece' })
}

type Loosened = {
  /** The section that shows the piece. */
  section: string
  /** The type of the page: it decides which kinds of sections stand on it. */
  type: unknown
  sections: readonly StoredSection[]
  newId: () => string
}

/**
 * The page with the sections of a piece as its own. The first of them is found by the anchor of the piece, and all of
 * them are hidden where the piece was. What the page cannot hold was not shown before either.
 */
export function withPieceLoosened(
  body: readonly StoredSection[],
  { section, type, sections, newId }: Loosened,
): StoredSection[] {
  const index = body.findIndex(({ id }) => id === section)
  const shown = body[index]
  if (!shown) return [...body]
  const own = freshSections(fitting(sections, type), newId).map((each, place) => ({
    ...each,
    ...(place === 0 && shown.anchor ? { anchor: each.anchor || shown.anchor } : {}),
    ...(shown.isHidden === true ? { isHidden: true } : {}),
  }))

  return body.toSpliced(index, 1, ...own)
}

/** Those of the sections that a page of this type may hold; in a piece there is no other one. */
function fitting(sections: readonly StoredSection[], type: unknown): StoredSection[] {
  const allowed: readonly string[] = sectionsOf(type)

  return sections.filter((each) => isInnermost(each) && allowed.includes(each.blockType))
}

/** The same sections once more, as others: a section is known by its id. */
export function freshSections<Section extends { id?: string | null }>(
  sections: readonly Section[],
  newId: () => string,
): Section[] {
  return sections.map((section) => ({ ...section, id: newId() }))
}
