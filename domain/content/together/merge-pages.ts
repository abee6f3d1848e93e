import { mergeRows, mergeValues, type Row } from './merge-values.ts'

type Page = Readonly<Record<string, unknown>>
type Given = { base: Page; mine: Page; theirs: Page; newId: () => string }

/** Something that both have changed outside of all sections, and what the other one has written there. */
export type Disputed = { path: string; theirs: unknown }

export type MergedPage = {
  page: Record<string, unknown>
  /** How many changes of the other one came in. */
  taken: number
  /** Where both have changed the same section: theirs stands hidden behind mine. */
  doubled: number
  disputed: Disputed[]
}

/** What no writer has written. */
const ownToStates = [
  'id',
  'createdAt',
  'updatedAt',
  '_status',
  'writer',
  'writtenIn',
  'isPublic',
  'deletedAt',
]
const lists = ['body', 'sections'] as const
/** What a menu is made of. */
const items = 'items'

/**
 * What two people have made of one page or piece at the same time, as one. Nothing is lost: of a section that both have
 * changed, and of an item of a menu, the other one's follows mine, hidden; what both have changed elsewhere stays mine and
 * is told.
 */
export function mergePages({ base, mine, theirs, newId }: Given): MergedPage {
  const written = mergeValues({
    base: withoutSections(base),
    mine: withoutSections(mine),
    theirs: withoutSections(theirs),
  })
  const content = contentOf(written.value as Page) // of two groups a group
  const result: MergedPage = {
    page: { ...mine, ...(written.value as Page) },
    taken: written.taken,
    doubled: 0,
    disputed: written.conflicts.map((path) => ({ path, theirs: valueAt(theirs, path) })),
  }
  for (const list of lists) {
    const three = { base: rowsOf(base, list), mine: rowsOf(mine, list), theirs: rowsOf(theirs, list) }
    const merged = mergeRows(three, list, ({ value }, other) => {
      result.doubled += 1
      return [value, { ...other, id: newId(), isHidden: true, anchor: null }]
    })
    result.taken += merged.taken
    if (list in contentOf(mine) || list in contentOf(theirs)) content[list] = merged.value
  }
  if (mine.content || theirs.content) result.page.content = content
  takeInItems(result, { base, mine, theirs, newId })

  return result
}

function takeInItems(result: MergedPage, { base, mine, theirs, newId }: Given): void {
  if (!(items in mine) && !(items in theirs)) return
  const three = { base: rowsIn(base[items]), mine: rowsIn(mine[items]), theirs: rowsIn(theirs[items]) }
  const merged = mergeRows(three, items, ({ value }, other) => {
    result.doubled += 1
    // What lies below stands below mine already.
    return [value, { ...other, id: newId(), isEnabled: false, children: [] }]
  })
  result.taken += merged.taken
  result.page[items] = merged.value
}

function withoutSections(page: Page): Page {
  const { body: _body, sections: _sections, ...content } = contentOf(page)
  const rest = Object.entries(page).filter(([name]) => !ownToStates.includes(name) && name !== items)

  return { ...Object.fromEntries(rest), ...(page.content ? { content } : {}) }
}

const contentOf = (page: Page): Record<string, unknown> => ({ ...Object(page.content) })

const rowsOf = (page: Page, list: (typeof lists)[number]): Row[] => rowsIn(contentOf(page)[list])

const rowsIn = (rows: unknown): Row[] =>
  Array.isArray(rows) ? rows.filter((row) => typeof row?.id === 'string') : []

const valueAt = (page: Page, path: string): unknown =>
  path.split('.').reduce<unknown>((values, name) => Object(values)[name], page)
