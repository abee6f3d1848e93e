import type { Call } from './standard-calls.data.ts'

const datasets = [
  'unique-visitors page-views pages events event-flow resolutions device-pixel-ratios color-schemes referrers',
  'browsers operating-systems orders revenue canceled-orders items popular-items visitor-times order-times',
  'order-origins revenue-origins working-activities working-schedules qr-code-origins qr-code-targets',
].flatMap((line) => line.split(' '))

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
  ...['holiday-balances', 'balances'].flatMap((name): Call[] => [
    { method: 'GET', path: `/api/time-sheets/${name}`, right: 200, wrong: 403 },
    { method: 'GET', path: `/api/time-sheets/${name}?user=niemand`, right: 400 },
  ]),
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
    path: '/api/forms/built',
    slug: 'contact-requests',
    body: { path: '/gibt-es-nicht', section: 'weg', version: '00000000', answers: {} },
    badBody: { path: '/' },
    right: 409,
    wrong: 409,
    bad: 400,
  },
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
  ...datasets.flatMap((name) => figuresOf(`/api/statistics/${name}`, 'from', 'to')),
  ...['user-profile', 'user-profile-working-activities'].flatMap((name) =>
    figuresOf(`/api/statistics/${name}?user={id}`, 'start', 'end').map((call) => ({
      ...call,
      slug: 'users',
    })),
  ),
]

/** Figures of a day, and what is asked of no day. */
function figuresOf(path: string, from: string, to: string): Call[] {
  const asked = (day: string) => `${path}${path.includes('?') ? '&' : '?'}${from}=${day}&${to}=2026-11-29`

  return [
    { method: 'GET', path: asked('2026-11-29'), right: 200, wrong: 403 },
    { method: 'GET', path: asked('gestern'), right: 400 },
  ]
}

/** Calls of section 7 that come with the capability they belong to, see docs/coverage/back-office.md. */
export const laterCalls: Pick<Call, 'method' | 'path'>[] = [
  { method: 'POST', path: '/api/digital-signage-devices/1/command' },
  { method: 'POST', path: '/api/digital-signage-devices/1/command/abort' },
  { method: 'POST', path: '/api/content-ai/generate/site/1' },
  { method: 'POST', path: '/api/content-ai/generate/image' },
]
