import type { DatasetName } from './datasets.data.ts'
import type { AskedFigures } from './figures.ts'

type Asked = Pick<AskedFigures, 'dataset' | 'range' | 'by' | 'branch' | 'division' | 'filters'>

/** What of the log a dataset counts; of all others, whole visits. */
const countedOf: Readonly<Partial<Record<DatasetName, Readonly<Record<string, string>>>>> = {
  'page-views': { type: 'page', action: 'view' },
  pages: { type: 'page', action: 'view' },
  events: { type: 'event' },
}

/**
 * Below the panel's address: the log of visits with what a total was made of, or a row of events. The log knows days and
 * what was done, and nothing of places, devices or origins: what is narrowed to those leads nowhere.
 */
export function visitLogPath(
  { dataset, range, by, branch, division, filters }: Asked,
  key?: string,
): string | undefined {
  const { action, ...others } = filters
  if (branch !== undefined || division !== undefined || Object.keys(others).length > 0) return undefined
  const isOfEvents = dataset === 'events' && by === 'action'
  if ((key !== undefined || action !== undefined) && !isOfEvents) return undefined
  const done = key ?? action

  return `/analytics-logs?${new URLSearchParams({
    ...countedOf[dataset],
    ...(done !== undefined && { action: done }),
    ...range,
  }).toString()}`
}
