import type { AnyDatasetName, DatasetName } from './datasets.data.ts'
import type { Filter, Grouping, Measure } from './figure-terms.data.ts'
import type { Statistics, StatisticsRow, StatisticsValues } from './statistics.contract.ts'
import type { DayRange, Grain } from './statistics-range.ts'

/** What one layer is asked for one range. */
export type AskedFigures<Name extends AnyDatasetName = DatasetName> = {
  dataset: Name
  range: DayRange
  timeZone: string
  grain: Grain
  by: Grouping
  branch?: string | undefined
  division?: string | undefined
  filters: Readonly<Partial<Record<Filter, string>>>
  /** So many rows, or these. */
  limit: number
  keys?: readonly string[]
}

/** What it answers. Points are named by their first day or instant; those of nothing may be left out. */
export type Figures = {
  total: StatisticsValues
  points: ReadonlyMap<string, StatisticsValues>
  /** The greatest first. */
  rows: readonly Pick<StatisticsRow, 'key' | 'label' | 'values' | 'path'>[]
  others?: NonNullable<Statistics['others']>
  links?: NonNullable<Statistics['links']>
  dropped?: NonNullable<Statistics['dropped']>
  errors?: Readonly<Partial<Record<Measure, number>>>
  path?: string
}
