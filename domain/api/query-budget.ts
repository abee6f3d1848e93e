/** What one request may ask of the database; figures are the most that is allowed. */
export type QueryBudget = {
  /** Comparisons over all of `where`, those of `joins` included. */
  conditions: number
  /** Words of all searches by `like`: the database looks for each of them. */
  words: number
  /** Levels of `and` and `or`. */
  nesting: number
  /** Relations that one path follows, one after the other. */
  hops: number
  /** Different relations and lists with many entries: their rows multiply. */
  lists: number
  /** Values of one list of an `in`. */
  values: number
  /** Characters of one value or path. */
  characters: number
  sortFields: number
  /** Levels of related records in the answer. */
  depth: number
  /** Fields named in `select`, `populate` and `joins`. */
  fields: number
}

/** One request as it is asked, of whatever shape; what is no query at all is refused elsewhere. */
export type AskedQuery = {
  where?: unknown
  sort?: unknown
  depth?: unknown
  select?: unknown
  populate?: unknown
  joins?: unknown
}

export type QueryExcess = { what: keyof QueryBudget; most: number }

const forAnyone: QueryBudget = {
  conditions: 30,
  words: 60,
  nesting: 5,
  hops: 2,
  lists: 2,
  values: 100,
  characters: 500,
  sortFields: 3,
  depth: 2,
  fields: 60,
}

/** Who is known by name answers for it, and the panel asks for more at once: 0032. */
export const queryBudgets = {
  guest: forAnyone,
  staff: { ...forAnyone, words: 120, lists: 3, values: 1000, sortFields: 5, depth: 3, fields: 300 },
} as const satisfies Record<string, QueryBudget>

/** The first thing that a request asks too much of; null when it stays within the budget. Reads nothing. */
export function excessOf(asked: AskedQuery, budget: QueryBudget): QueryExcess | null {
  const exceeds = (what: keyof QueryBudget, amount: number) =>
    amount > budget[what] ? { what, most: budget[what] } : null
  const joins = joinsOf(asked.joins)
  const sorts = [asked.sort, ...joins.map(({ sort }) => sort)].map(sortPathsOf)
  const selected = [asked.select, asked.populate].map(countLeaves)

  return (
    excessOfWhere([asked.where, ...joins.map(({ where }) => where)], budget) ??
    exceeds('sortFields', Math.max(...sorts.map((paths) => paths.length))) ??
    exceeds('characters', longest(sorts.flat())) ??
    exceeds(
      'depth',
      typeof asked.depth === 'number' || typeof asked.depth === 'string' ? Number(asked.depth) : 0,
    ) ??
    exceeds(
      'fields',
      selected.reduce((sum, count) => sum + count, joins.length),
    )
  )
}

/** Where a path leads: relations followed one after the other, and the relations and lists to many on the way. */
export type Reach = { hops: number; lists: readonly string[] }

/** The same for the paths of a query, once it is known where they lead. */
export function excessOfReach(reaches: readonly Reach[], budget: QueryBudget): QueryExcess | null {
  if (reaches.some(({ hops }) => hops > budget.hops)) return { what: 'hops', most: budget.hops }

  const lists = new Set(reaches.flatMap((reach) => reach.lists))
  return lists.size > budget.lists ? { what: 'lists', most: budget.lists } : null
}

/** The paths of a `sort`, without their direction, as Payload takes them. */
export function sortPathsOf(sort: unknown): string[] {
  const given = Array.isArray(sort) ? sort : [sort]

  return given
    .flatMap((each) => (typeof each === 'string' ? each.split(',', 100) : []))
    .map((each) => plainPath(each.trim().replace(/^-/, '')))
    .filter((path) => path !== '')
}

/** Every path that the conditions of a `where` name. */
export function wherePathsOf(where: unknown): string[] {
  if (Array.isArray(where)) return where.flatMap(wherePathsOf)
  if (!isRecord(where)) return []

  return Object.entries(where).flatMap(([key, value]) => {
    if (isGroup(key)) return wherePathsOf(value)
    const inner = isRecord(value) ? Object.values(value).filter(isRecord) : []
    return [plainPath(key), ...inner.flatMap(wherePathsOf).map((path) => `${plainPath(key)}.${path}`)]
  })
}

/** The queries that a request holds for lists of a record. */
export function joinsOf(joins: unknown): { name: string; where?: unknown; sort?: unknown }[] {
  if (!isRecord(joins)) return []

  return Object.entries(joins).map(([name, join]) => ({ name, ...(isRecord(join) && join) }))
}

type Counted = { conditions: number; words: number }

function excessOfWhere(wheres: readonly unknown[], budget: QueryBudget): QueryExcess | null {
  const counted: Counted = { conditions: 0, words: 0 }
  for (const where of wheres) {
    const excess = where === undefined || where === null ? null : walk(where, 0, counted, budget)
    if (excess) return excess
  }
  return null
}

/** Stops at the first excess, so that a large query costs no more than one that is just too large. */
function walk(where: unknown, level: number, counted: Counted, budget: QueryBudget): QueryExcess | null {
  if (level > budget.nesting) return { what: 'nesting', most: budget.nesting }

  const entries = Object.entries(isRecord(where) ? where : { '': where })
  // A group without conditions is one, or a query could be long without any.
  if (entries.length === 0 && level > 0) return count(counted, budget)

  for (const [key, value] of entries) {
    const excess =
      isGroup(key) && Array.isArray(value)
        ? walkAll(value, level + 1, counted, budget)
        : walkPath(key, value, level, counted, budget)
    if (excess) return excess
  }
  return null
}

function walkAll(wheres: readonly unknown[], level: number, counted: Counted, budget: QueryBudget) {
  for (const where of wheres) {
    const excess = walk(where, level, counted, budget)
    if (excess) return excess
  }
  return null
}

function walkPath(path: string, compared: unknown, level: number, counted: Counted, budget: QueryBudget) {
  if (path.length > budget.characters) return { what: 'characters', most: budget.characters } as const

  // What is no comparison is malformed, and counts all the same.
  const operands = isRecord(compared) ? Object.entries(compared) : [['', compared] as const]
  for (const [operator, operand] of operands.length === 0 ? [['', null] as const] : operands) {
    const excess =
      count(counted, budget) ??
      (isRecord(operand)
        ? walk(operand, level + 1, counted, budget)
        : excessOfOperand(operator, operand, counted, budget))
    if (excess) return excess
  }
  return null
}

function count(counted: Counted, { conditions }: QueryBudget): QueryExcess | null {
  counted.conditions += 1

  return counted.conditions > conditions ? { what: 'conditions', most: conditions } : null
}

function excessOfOperand(operator: string, operand: unknown, counted: Counted, budget: QueryBudget) {
  const isList = Array.isArray(operand) || operator === 'in' || operator === 'not_in' || operator === 'all'
  const values = isList ? listOf(operand, budget.values) : [operand]
  if (values.length > budget.values) return { what: 'values', most: budget.values } as const
  if (longest(values) > budget.characters) return { what: 'characters', most: budget.characters } as const

  counted.words += operator === 'like' && typeof operand === 'string' ? operand.split(' ').length : 0
  return counted.words > budget.words ? ({ what: 'words', most: budget.words } as const) : null
}

/** No more values than needed to tell that they are too many. */
function listOf(operand: unknown, most: number): unknown[] {
  if (typeof operand === 'string') return operand.split(',', most + 1)

  return Array.isArray(operand) ? operand.slice(0, most + 1) : [operand]
}

const longest = (values: readonly unknown[]): number =>
  values.reduce<number>((most, value) => Math.max(most, typeof value === 'string' ? value.length : 0), 0)

/** Named fields at any level; a selection is nested as the record is, and no record is nested deeper. */
function countLeaves(selection: unknown, level = 0): number {
  if (selection === undefined || selection === null) return 0
  if (typeof selection !== 'object') return 1
  if (level > deepestRecord) return Number.POSITIVE_INFINITY

  return Object.values(selection).reduce<number>((sum, each) => sum + countLeaves(each, level + 1), 0)
}

const deepestRecord = 10

/** Payload reads two underscores as a dot. */
const plainPath = (path: string): string => path.replace(/__/g, '.')

const isGroup = (key: string): boolean => /^(?:and|or)$/i.test(key)

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)
