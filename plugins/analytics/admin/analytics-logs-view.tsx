import { Gutter, SetStepNav } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'

import { type AnalyticsLogQuery, analyticsLogQuery } from '#domain/insight/analytics-log.contract.ts'

import { listLogs } from '../operations/list-logs.ts'
import { LogFilters } from './log-filters.tsx'
import { LogTable } from './log-table.tsx'
import { readFilters } from './read-filters.ts'

/** The log of what visitors do, to read and to filter. */
export async function AnalyticsLogsView({ payload, searchParams }: AdminViewServerProps) {
  const filters = readFilters(searchParams)

  return (
    <>
      <SetStepNav nav={[{ label: 'Besuchsprotokoll' }]} />
      <Gutter>
        <h1>Besuchsprotokoll</h1>
        <p>Was Besucher auf der Website und im Shop tun, sobald sie eingewilligt haben. Nur zum Lesen.</p>
        <LogFilters filters={filters} />
        <LogTable filters={filters} page={await listLogs(payload, toQuery(filters))} />
      </Gutter>
    </>
  )
}

/** A filter that nobody could have chosen in the form is no filter. */
function toQuery(filters: Record<string, string>): AnalyticsLogQuery {
  const parsed = analyticsLogQuery.safeParse(filters)

  return parsed.success ? parsed.data : analyticsLogQuery.parse({})
}
