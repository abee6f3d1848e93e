import { type DatasetName, datasetOf, datasets } from '#domain/insight/statistics/datasets.data.ts'
import {
  type Filter,
  filtersOf,
  type Grouping,
  groupings,
} from '#domain/insight/statistics/figure-terms.data.ts'
import { type RangePreset, rangeLabels, rangeOf } from '#domain/insight/statistics/range-presets.ts'
import { type Comparison, type DayRange, rangeProblem } from '#domain/insight/statistics/statistics-range.ts'

import { type StatisticsTab, statisticsTabs } from './statistics.texts.ts'

/** What of the statistics is looked at; all of it stands in the address. */
export type Choice = {
  tab: StatisticsTab
  preset: RangePreset | 'free'
  range: DayRange
  compare: Comparison | null
  places: Readonly<Partial<Record<Place, string>>>
  filters: Readonly<Partial<Record<Filter, string>>>
  /** By what the rows of a dataset are told apart, where not by the usual one. */
  by: Readonly<Partial<Record<DatasetName, Grouping>>>
}

type Place = 'branch' | 'division'

/** What the address calls things. */
export const addressNames = {
  tab: 'bereich',
  preset: 'zeitraum',
  from: 'von',
  to: 'bis',
  compare: 'vergleich',
  branch: 'filiale',
  division: 'organisation',
  /** Opens a view under a name, and then goes. */
  view: 'ansicht',
} as const

const freeName = 'frei'
const comparisonNames = { previous: null, year: 'vorjahr', none: 'ohne' } as const
const usualPreset: RangePreset = 'days30'
const longestKey = 500

export const allFilters: readonly Filter[] = [...new Set([...filtersOf.visits, ...filtersOf.business])]
const byPrefix = 'nach-'

/** What an address says; what cannot be asked for is left out. */
export function readChoice(params: URLSearchParams, today: string): Choice {
  const keys = (names: readonly string[], nameIn: (name: string) => string = (name) => name) =>
    Object.fromEntries(
      names.flatMap((name) => {
        const value = params.get(nameIn(name))
        return value !== null && value !== '' && value.length <= longestKey ? [[name, value]] : []
      }),
    )

  return {
    tab: statisticsTabs.find((tab) => tab === params.get(addressNames.tab)) ?? 'ueberblick',
    ...readRange(params, today),
    compare: readComparison(params.get(addressNames.compare)),
    places: keys(['branch', 'division'], (name) => addressNames[name as Place]), // The two that are asked for.
    filters: keys(allFilters),
    by: readGroupings(params),
  }
}

function readRange(params: URLSearchParams, today: string): Pick<Choice, 'preset' | 'range'> {
  const [from, to] = [params.get(addressNames.from), params.get(addressNames.to)]
  const said = params.get(addressNames.preset)
  if (said === freeName && isDay(from) && isDay(to) && rangeProblem({ from, to }) === null)
    return { preset: 'free', range: { from, to } }
  const preset = presets.find((preset) => preset === said) ?? usualPreset

  return { preset, range: rangeOf(preset, today) }
}

// The table has these keys and no others.
const presets = Object.keys(rangeLabels) as RangePreset[]

const isDay = (text: string | null): text is string =>
  text !== null &&
  /^2\d{3}-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) &&
  new Date(`${text}T00:00:00Z`).toISOString().startsWith(text)

function readComparison(said: string | null): Comparison | null {
  if (said === comparisonNames.none) return null

  return said === comparisonNames.year ? 'year' : 'previous'
}

function readGroupings(params: URLSearchParams): Choice['by'] {
  const said = [...params].flatMap(([name, by]) =>
    name.startsWith(byPrefix) ? [[name.slice(byPrefix.length), by]] : [],
  )

  return Object.fromEntries(said)
}

/** A name of the choice, as far as the dataset knows it. */
export function groupingOf(dataset: DatasetName, { by }: Pick<Choice, 'by'>, usual?: Grouping): Grouping {
  const known = datasetOf(dataset).by
  const wanted = by[dataset]

  return wanted && known.includes(wanted) ? wanted : (usual ?? known[0])
}

/**
 * The address of a choice and of nothing else, always in the same order: what a view under a name is. Ranges that are
 * named stay so, and mean other days tomorrow.
 */
export function queryOf({ tab, preset, range, compare, places, filters, by }: Choice): string {
  const groupings = Object.entries(by).flatMap(([name, grouping]) =>
    isDataset(name) && datasetOf(name).by.includes(grouping) ? [[`${byPrefix}${name}`, grouping]] : [],
  )
  const said = {
    ...changeTo.tab(tab),
    ...(preset === 'free' ? changeTo.range(range) : changeTo.preset(preset)),
    ...changeTo.compare(compare ?? 'none'),
    ...Object.assign({}, ...placeNames.map((name) => changeTo.filter(name, places[name] ?? null))),
    ...Object.assign({}, ...allFilters.map((name) => changeTo.filter(name, filters[name] ?? null))),
    ...Object.fromEntries(groupings),
  } satisfies AddressChange
  const kept = Object.entries(said).filter((pair): pair is [string, string] => pair[1] !== null)

  return new URLSearchParams(kept.toSorted(([one], [other]) => (one < other ? -1 : 1))).toString()
}

const placeNames: readonly Place[] = ['branch', 'division']
const isDataset = (name: string): name is DatasetName => Object.hasOwn(datasets, name)

/** Any day: what is kept of a range is what it is called. */
const someDay = '2026-01-01'

/** What of an address says a choice, in its one spelling. */
export const soundQuery = (query: string): string => queryOf(readChoice(new URLSearchParams(query), someDay))

export type AddressChange = Record<string, string | null>

/** How an address changes by what is chosen. */
export const changeTo = {
  tab: (tab: StatisticsTab): AddressChange => ({ [addressNames.tab]: tab === 'ueberblick' ? null : tab }),
  preset: (preset: RangePreset): AddressChange => ({
    [addressNames.preset]: preset === usualPreset ? null : preset,
    [addressNames.from]: null,
    [addressNames.to]: null,
  }),
  range: ({ from, to }: DayRange): AddressChange => ({
    [addressNames.preset]: freeName,
    [addressNames.from]: from,
    [addressNames.to]: to,
  }),
  compare: (compare: Comparison | 'none'): AddressChange => ({
    [addressNames.compare]: comparisonNames[compare],
  }),
  filter: (name: Filter | Place, key: string | null): AddressChange => ({
    [name === 'branch' || name === 'division' ? addressNames[name] : name]: key,
  }),
  by: (dataset: DatasetName, by: Grouping): AddressChange => ({ [`${byPrefix}${dataset}`]: by }),
  /** All of it to another choice. */
  query: (query: string, { names }: { names: Iterable<string> }): AddressChange => ({
    ...Object.fromEntries([...names].map((name) => [name, null])),
    ...Object.fromEntries(new URLSearchParams(query)),
  }),
  nothing: (): AddressChange =>
    Object.fromEntries(
      [...allFilters, addressNames.branch, addressNames.division].map((name) => [name, null]),
    ),
}

/** What a row narrows everything to, when it is pressed; null where nothing can be narrowed by it. */
export function filterOfRow(by: Grouping): Filter | Place | null {
  if (by === 'branch') return 'branch'

  return allFilters.find((filter) => filter === by) ?? null
}

/** What of the choice a dataset does not know, in words: figures of all are shown there. */
export function notNarrowed(dataset: DatasetName, { filters }: Pick<Choice, 'filters'>): string[] {
  const known: readonly Filter[] = filtersOf[datasetOf(dataset).layer]

  return allFilters.filter((name) => name in filters && !known.includes(name)).map((name) => groupings[name])
}
