import { expect, it } from 'vitest'

import { visitLogPath } from './visit-log-path.ts'

const asked = {
  dataset: 'events',
  range: { from: '2026-11-01', to: '2026-11-29' },
  by: 'action',
  filters: {},
} as const
const days = 'from=2026-11-01&to=2026-11-29'

it.each([
  ['all visits', { dataset: 'unique-visitors', by: 'none' }, `/analytics-logs?${days}`],
  ['all pages', { dataset: 'pages', by: 'page' }, `/analytics-logs?type=page&action=view&${days}`],
  ['all that was done', {}, `/analytics-logs?type=event&${days}`],
  [
    'one thing that was done',
    { filters: { action: 'purchase' } },
    `/analytics-logs?type=event&action=purchase&${days}`,
  ],
] as const)('%s leads to their days in the log', (_, more, path) => {
  expect(visitLogPath({ ...asked, ...more })).toBe(path)
})

it('a row of what was done leads to it, and no other row anywhere', () => {
  expect(visitLogPath(asked, 'add-to-cart')).toBe(`/analytics-logs?type=event&action=add-to-cart&${days}`)
  expect(visitLogPath({ ...asked, by: 'stage' }, 'menu')).toBeUndefined()
  expect(visitLogPath({ ...asked, dataset: 'pages', by: 'page' }, '/karte')).toBeUndefined()
})

it.each([
  { branch: 'b1' },
  { division: 'd1' },
  { filters: { device: 'phone' } },
  { filters: { action: 'purchase', origin: 'qr' } },
] as const)('what is narrowed to what the log does not know leads nowhere: %j', (more) => {
  expect(visitLogPath({ ...asked, ...more })).toBeUndefined()
})
