import { allRights, type ProtectedSlug } from '#domain/people/rights/all-rights.ts'
import type { Deed } from '#domain/people/rights.ts'

/** A call of section 7 of the back office's specification, and how it answers. */
export type Call = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  /** The collection that the call needs; it is made once the collection is there. */
  slug?: string
  body?: object | string
  badBody?: object | string
  headers?: Record<string, string>
  /** Expected status for an admin, for a person without rights and for bad input. */
  right?: number
  wrong?: number
  bad?: number
}

/** The entities of the standard calls; `contacts` and others that the spec does not name are ours. */
const entities = [
  'users divisions branches departments menus categories tags products images image-templates',
  'uploads devices tables sites redirects blocks nodes navigations donatees working-activities',
  'working-schedules projects tasks scenes digital-signage-segments digital-signage-streams',
  'digital-signage-devices customers external-users analytics-leads qr-codes',
].flatMap((line) => line.split(' '))

/** Their records are files, which come as multipart; the access matrix sends those. */
const filed = ['images', 'uploads']

export const standardCalls: Call[] = [...entities, 'vehicles', 'services', 'questionnaires']
  .flatMap((slug) => fiveCalls(slug))
  .filter(({ slug, method }) => !(filed.includes(String(slug)) && method === 'POST'))

function fiveCalls(slug: string): Call[] {
  const one = `/api/${slug}/{id}`

  return [
    { method: 'GET', path: `/api/${slug}`, slug, right: 200, ...wrongFor(slug, 'read', 200) },
    { method: 'POST', path: `/api/${slug}`, slug, right: 201, bad: 400, ...wrongFor(slug, 'create', 201) },
    { method: 'GET', path: one, slug, right: 200, ...wrongFor(slug, 'read', 200) },
    { method: 'PUT', path: one, slug, right: 200, bad: 400, ...wrongFor(slug, 'update', 200) },
    { method: 'DELETE', path: one, slug, right: 200, ...wrongFor(slug, 'delete', 200) },
  ].map((call) => adminMay(call as Call))
}

/** Without a role a person is anyone; where that is a part of the records only, the access matrix says which. */
function wrongFor(slug: string, deed: Deed, open: number): Pick<Call, 'wrong'> {
  const rows = allRights[slug as ProtectedSlug]
  if (!rows) return {}
  if (rows.anyone[deed] === 'none') return { wrong: 403 }

  return rows.anyone[deed] === 'all' ? { wrong: open } : {}
}

/** Where nobody may, an admin may not either: records that only operations of the system write. */
function adminMay(call: Call): Call {
  const deeds = { GET: 'read', POST: 'create', PUT: 'update', DELETE: 'delete' } as const
  const rows = allRights[call.slug as ProtectedSlug]
  if (!rows || rows.ROLE_ADMIN[deeds[call.method]] !== 'none') return call

  return { ...call, right: 403, ...(call.bad === undefined ? {} : { bad: call.bad }) }
}
