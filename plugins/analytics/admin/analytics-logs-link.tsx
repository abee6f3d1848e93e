import { Link } from '@payloadcms/ui'
import { createLocalReq, type ServerProps } from 'payload'

import { rightTo } from '#kernel/access/rights.ts'

/** Leads to the list of the log, for those who may read it. */
export async function AnalyticsLogsLink({ user, payload }: ServerProps) {
  const req = await createLocalReq(user ? { user } : {}, payload)
  if (!(await rightTo(req, 'read', 'analytics-logs'))) return null

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
