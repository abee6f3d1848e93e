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

export const callsOfTheSpec: Call[] = [
  {
    method: 'POST',
    path: '/api/auth/authenticate',
    body: { username: 'niemand', password: 'falsch' },
    right: 401,
    bad: 400,
  },
  { method: 'GET', path: '/api/init', right: 200, wrong: 200 },
  { method: 'GET', path: '/api/config', right: 200, wrong: 200 },
  {
    method: 'POST',
    path: '/api/config',
    body: {},
    badBody: { shopName: [] },
    right: 200,
    wrong: 403,
    bad: 400,
  },
  { method: 'GET', path: '/api/users/me', right: 200 },
  { method: 'GET', path: '/api/logs', slug: 'logs', right: 200, wrong: 403 },
  { method: 'POST', path: '/api/logs', slug: 'logs', body: {}, right: 403, wrong: 403 },
  { method: 'GET', path: '/api/branches/{id}/menus', slug: 'branches', right: 200, wrong: 200 },
  { method: 'GET', path: '/api/branches/nirgendwo/menus', right: 404, wrong: 404 },
  {
    method: 'GET',
    path: '/api/image-templates/{id}/layers',
    slug: 'image-templates',
    right: 200,
    wrong: 403,
  },
  { method: 'GET', path: '/api/orders', right: 200, wrong: 403 },
  {
    method: 'GET',
    path: '/api/orders?from=2026-01-01&to=2026-01-31&status=awaiting',
    right: 200,
    wrong: 403,
  },
  { method: 'GET', path: '/api/orders?from=gestern', right: 400 },
  { method: 'GET', path: '/api/orders/current', right: 200, wrong: 403 },
  { method: 'GET', path: '/api/orders/current?branch=unbekannt', right: 404, wrong: 403 },
  { method: 'GET', path: '/api/orders/missed', right: 200, wrong: 403 },
  { method: 'GET', path: '/api/orders/frontdesk/filiale/schluessel', right: 401, wrong: 401 },
  { method: 'GET', path: '/api/orders/backoffice/filiale/schluessel', right: 401, wrong: 401 },
  ...['me', 'working-schedules', 'working-activities', 'balances'].map(
    (name): Call => ({
      method: 'GET',
      path: `/api/time-tracking/schluessel/anna/${name}`,
      right: 401,
      wrong: 401,
    }),
  ),
  ...['start', 'end', 'pause', 'resume'].map(
    (name): Call => ({
      method: 'POST',
      path: `/api/time-tracking/schluessel/anna/working-activities/${name}`,
      body: { id: '01900000-0000-7000-8000-000000000000' },
      right: 401,
      wrong: 401,
      bad: 400,
    }),
  ),
  { method: 'POST', path: '/api/tasks/{id}/log-view', slug: 'tasks', body: {}, right: 200, wrong: 404 },
  { method: 'GET', path: '/api/orders/{id}', slug: 'orders', right: 200, wrong: 403 },
  { method: 'POST', path: '/api/orders', body: {}, right: 400, wrong: 400, bad: 400 },
  { method: 'PUT', path: '/api/orders/{id}', slug: 'orders', right: 200, wrong: 403, bad: 400 },
  { method: 'DELETE', path: '/api/orders/{id}', slug: 'orders', right: 200, wrong: 403 },
  {
    method: 'PUT',
    path: '/api/orders/{id}/items/7',
    slug: 'orders',
    body: { amount: 1 },
    right: 404,
    wrong: 403,
    bad: 400,
  },
  { method: 'GET', path: '/api/orders/public/unbekannt1/unbekannt1', right: 404, wrong: 404 },
  { method: 'POST', path: '/api/orders/{id}/status/confirm', slug: 'orders', body: '[', right: 400 },
  { method: 'POST', path: '/api/orders/{id}/update-payment-status', slug: 'orders', body: '[', right: 400 },
  { method: 'POST', path: '/api/orders/{id}/print', slug: 'orders', body: '[', right: 400 },
  { method: 'POST', path: '/api/orders/{id}/resend-new-order-email', slug: 'orders', right: 409 },
  ...['test/print', 'test/notification', 'request-device-logs'].map(
    (name): Call => ({
      method: 'POST',
      path: `/api/devices/{id}/${name}`,
      slug: 'devices',
      right: 409,
    }),
  ),
  { method: 'POST', path: '/api/orders/{id}/resend-new-order-sms', slug: 'orders', right: 409 },
  { method: 'POST', path: '/api/orders/{id}/status/erfunden', slug: 'orders', body: {}, right: 400 },
  {
    method: 'POST',
    path: '/api/orders/public/unbekannt1/unbekannt1/confirm-counter-appointment',
    right: 404,
  },
  { method: 'POST', path: '/api/orders/public/unbekannt1/unbekannt1/reject-counter-appointment', right: 404 },
  {
    method: 'POST',
    path: '/api/orders/public/unbekannt1/unbekannt1/questionnaire',
    body: { rating: 5, foodRating: 5, serviceRating: 5, processRating: 5 },
    badBody: { rating: 6 },
    right: 404,
    wrong: 404,
    bad: 400,
  },
  {
    method: 'GET',
    path: '/api/departments?branch=01900000-0000-7000-8000-000000000000',
    right: 200,
    wrong: 403,
  },
  {
    method: 'GET',
    path: '/api/working-activities?from=2026-01-01&to=2026-01-31',
    slug: 'working-activities',
    right: 200,
    wrong: 403,
  },
  {
    method: 'GET',
    path: '/api/working-schedules?from=2026-01-01&to=2026-01-31',
    slug: 'working-schedules',
    right: 200,
    wrong: 403,
  },
  { method: 'GET', path: '/api/fonts', slug: 'fonts', right: 200, wrong: 200 },
  {
    method: 'POST',
    path: '/api/forms',
    slug: 'contact-requests',
    body: {
      name: 'Anna Auer',
      email: 'anna@example.com',
      phone: '+43 664 1234567',
      comment: 'Bitte zurückrufen',
    },
    badBody: { name: 'Anna' },
    right: 201,
    wrong: 201,
    bad: 400,
  },
  {
    method: 'GET',
    path: '/api/questionnaires/public/unbekannt',
    slug: 'questionnaires',
    right: 404,
    wrong: 404,
  },
  {
    method: 'POST',
    path: '/api/vehicles/upload',
    slug: 'vehicles',
    body: { vehicles: [] },
    badBody: { vehicles: [{}] },
    right: 200,
    wrong: 403,
    bad: 400,
  },
  {
    method: 'GET',
    path: '/api/questionnaire-submissions',
    slug: 'questionnaire-submissions',
    right: 200,
    wrong: 403,
  },
  {
    method: 'POST',
    path: '/api/questionnaire-submissions',
    slug: 'questionnaire-submissions',
    body: {},
    right: 400,
    bad: 400,
  },
  { method: 'GET', path: '/api/openapi.json', right: 200, wrong: 200 },
  { method: 'GET', path: '/api/docs', right: 200, wrong: 200 },
]

const statistics =
  'unique-visitors page-views pages events event-flow resolutions device-pixel-ratios color-schemes referrers browsers operating-systems orders revenue canceled-orders items popular-items visitor-times order-times order-origins revenue-origins working-activities working-schedules qr-code-origins qr-code-targets user-profile user-profile-working-activities'.split(
    ' ',
  )

/** Calls of section 7 that come with the capability they belong to, see docs/coverage/back-office.md. */
export const laterCalls: Pick<Call, 'method' | 'path'>[] = [
  ...statistics.map((name) => ({ method: 'GET' as const, path: `/api/statistics/${name}` })),
  { method: 'POST', path: '/api/digital-signage-devices/1/command' },
  { method: 'POST', path: '/api/digital-signage-devices/1/command/abort' },
  { method: 'GET', path: '/api/time-sheets/holiday-balances' },
  { method: 'GET', path: '/api/time-sheets/balances' },
  { method: 'POST', path: '/api/content-ai/generate/site/1' },
  { method: 'POST', path: '/api/content-ai/generate/image' },
]
