import { Link } from '@payloadcms/ui'
import type { ServerProps } from 'payload'

import { mayDo } from '../may-do.ts'

/** Leads to the list of the log, for those who may read it. */
export function AnalyticsLogsLink({ user, payload }: ServerProps) {
  if (!mayDo({ user: user ?? null }, 'read')) return null

  return (
    <Link
      className="nav__link"
      href={`${payload.config.routes.admin}/analytics-logs`}
      id="nav-analytics-logs"
    >
      <span className="nav__link-label">Besuchsprotokoll</span>
    </Link>
  )
}
