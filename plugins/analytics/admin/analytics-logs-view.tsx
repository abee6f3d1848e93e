import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter, SetStepNav } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'

import { rightTo } from '#kernel/access/rights.ts'
import { type AnalyticsLogQuery, analyticsLogQuery } from '#domain/insight/analytics-log.contract.ts'

import { listLogs } from '../operations/list-logs.ts'
import { LogFilters } from './log-filters.tsx'
import { LogTable } from './log-table.tsx'
import { readFilters } from './read-filters.ts'

/** The log of what visitors do, to read and to filter. Custom views are public until they say otherwise. */
export async function AnalyticsLogsView({
  initPageResult,
  params,
  searchParams,
  i18n,
}: AdminViewServerProps) {
  const { req, permissions, visibleEntities, locale } = initPageResult
  const mayRead = await rightTo(req, 'read', 'analytics-logs')
  const filters = readFilters(searchParams)

  return (
    <DefaultTemplate
      i18n={i18n}
      locale={locale}
      params={params}
      payload={req.payload}
      permissions={permissions}
      searchParams={searchParams}
      user={req.user ?? undefined}
      visibleEntities={visibleEntities}
    >
      <SetStepNav nav={[{ label: 'Besuchsprotokoll' }]} />
      <Gutter>
        <h1>Besuchsprotokoll</h1>
        {mayRead ? (
          <>
            <p>Was Besucher auf der Website und im Shop tun, sobald sie eingewilligt haben. Nur zum Lesen.</p>
            <LogFilters filters={filters} />
            <LogTable filters={filters} page={await listLogs(req.payload, toQuery(filters))} />
          </>
        ) : (
          <p>
            Sie haben dafür keine Berechtigung.{' '}
            <a href={`${req.payload.config.routes.admin}/login`}>Anmelden</a>
          </p>
        )}
      </Gutter>
    </DefaultTemplate>
  )
}

/** A filter that nobody could have chosen in the form is no filter. */
function toQuery(filters: Record<string, string>): AnalyticsLogQuery {
  const parsed = analyticsLogQuery.safeParse(filters)

  return parsed.success ? parsed.data : analyticsLogQuery.parse({})
}
