import * as z from 'zod/mini'

import { recordId } from '../../api/record-id.contract.ts'
import { calendarDay } from '../../time/hours.contract.ts'
import { comparisons, grains } from './statistics-range.ts'
import { allDatasets } from './datasets.data.ts'
import { filtersOf, groupings, type Measure, measures } from './figure-terms.data.ts'

const names = <Name extends string>(of: Readonly<Record<Name, unknown>>): [Name, ...Name[]] =>
  // No table of terms is empty.
  Object.keys(of) as [Name, ...Name[]]

const measure = z.enum(names(measures))
export const figureValues = z.partialRecord(measure, z.nullable(z.number()))
const instant = z.iso.datetime()

const key = z.optional(z.string().check(z.minLength(1), z.maxLength(500)))
/** Keys as rows name them; what a dataset cannot be narrowed by is refused. */
const filters = { ...asKeys(filtersOf.visits), ...asKeys(filtersOf.business) }

/** What every dataset can be asked: days `from` to `to`, both included, by the clock of the branch. */
export const statisticsQuery = z.strictObject({
  from: calendarDay,
  to: calendarDay,
  branch: z.optional(recordId),
  division: z.optional(recordId),
  ...filters,
  by: z.optional(z.enum(names(groupings))),
  compare: z.optional(z.enum(comparisons)),
  grain: z.optional(z.enum(grains)),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1000)), 50),
})
export type StatisticsQuery = z.infer<typeof statisticsQuery>

/** The same of one person; days `start` to `end`, both included. Source: back office 3 and 7. */
export const profileQuery = z.strictObject({
  user: recordId,
  start: calendarDay,
  end: calendarDay,
  /** Until when shifts are over that count as due; without it, the moment of the call. */
  now: z.optional(z.iso.datetime({ offset: true })),
  branch: z.optional(recordId),
  by: z.optional(z.enum(names(groupings))),
  compare: z.optional(z.enum(comparisons)),
  grain: z.optional(z.enum(grains)),
  limit: statisticsQuery.shape.limit,
})
export type ProfileQuery = z.infer<typeof profileQuery>

const row = z.object({
  key: z.string(),
  label: z.string(),
  values: figureValues,
  /** The same in what is compared with. */
  before: z.optional(figureValues),
  /** Where the list of records opens that the row is made of, in the panel. */
  path: z.optional(z.string()),
})

/** The answer of each dataset. Money is in cents; `null` is what cannot be reckoned, such as the average of nothing. */
export const statistics = z.object({
  dataset: z.enum(names(allDatasets)),
  title: z.string(),
  layer: z.enum(['visits', 'business']),
  /** What is counted, and how. */
  counts: z.string(),
  range: z.object({ from: calendarDay, to: calendarDay, timeZone: z.string(), grain: z.enum(grains) }),
  /** Up to when all that had come in is counted. */
  asOf: instant,
  measures: z.array(
    z.object({
      key: measure,
      label: z.string(),
      unit: z.enum(['count', 'cents', 'minutes', 'seconds', 'percent']),
      /** Whether its points add up to the total. */
      isAdditive: z.boolean(),
      /** Whether this total is estimated, and how far it is off in two of three cases, as a share. */
      error: z.optional(z.number()),
    }),
  ),
  total: figureValues,
  /** May begin before any day that can be asked for. */
  compared: z.optional(z.object({ from: z.iso.date(), to: z.iso.date(), total: figureValues })),
  /** Each point with the day or the instant at which it begins; also where nothing was counted. */
  series: z.array(z.object({ at: z.string(), values: figureValues, before: z.optional(figureValues) })),
  by: z.enum(names(groupings)),
  rows: z.array(row),
  /** What of the total is in no row that is shown. */
  others: z.optional(z.object({ rows: z.int(), values: figureValues })),
  /** How many went from one page to the next, step by step; only of `event-flow`. */
  links: z.optional(z.array(z.object({ step: z.int(), from: z.string(), to: z.string(), visits: z.int() }))),
  /** What was not counted, and why; only of visits. */
  dropped: z.optional(z.array(z.object({ reason: z.string(), label: z.string(), events: z.int() }))),
  /** Where the list of records opens that all of it is made of, in the panel. */
  path: z.optional(z.string()),
})
export type Statistics = z.infer<typeof statistics>
export type StatisticsRow = z.infer<typeof row>
export type StatisticsValues = Partial<Record<Measure, number | null>>

function asKeys<Name extends string>(names: readonly Name[]): Record<Name, typeof key> {
  // Made of the very names that type it.
  return Object.fromEntries(names.map((name) => [name, key])) as Record<Name, typeof key>
}
