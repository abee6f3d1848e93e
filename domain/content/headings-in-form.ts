import { firstHeadingLevel } from './first-heading-level.ts'
import { headingLevels, type HeadingLevel, levelsBelow } from './heading-levels.ts'

/** What a form holds, by the path of each field. */
type Fields = Readonly<Record<string, { value?: unknown } | undefined>>

type FieldOfForm = { collection: string; path: string; fields: Fields }

/** The levels of headings that are right in a text of this form, as it is filled just now. */
export function headingsInForm({ collection, path, fields }: FieldOfForm): HeadingLevel[] {
  const [, list, place, within] = /^(.*?(?:body|sections))\.(\d+)\.(.+)$/.exec(path) ?? []
  // A reusable text is shown below its name, in a window of its own.
  if (!list || !within) return collection === 'blocks' ? levelsBelow.card : levelsBelow.page

  const valueAt = (at: string): unknown => fields[`${list}.${place}.${at}`]?.value
  return headingLevels({
    blockType: String(valueAt('blockType')),
    path: within,
    valueAt,
    startsPage: collection === 'sites' && !hasHeadingBefore(fields, list, Number(place)),
  })
}

/** What a piece holds is not in the form: it may have one. */
function hasHeadingBefore(fields: Fields, list: string, place: number): boolean {
  return Object.entries(fields).some(([path, field]) => {
    if (!path.startsWith(`${list}.`)) return false
    const index = Number.parseInt(path.slice(list.length + 1), 10)
    if (index >= place || fields[`${list}.${index}.isHidden`]?.value === true) return false

    return field?.value === 'piece' || firstHeadingLevel(field?.value) !== null
  })
}
