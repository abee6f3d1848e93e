import { expect, it } from 'vitest'

import { sourceHeaders } from './page-sources.ts'

const counting = { isCounting: true, conversionUrl: null }
const conversionUrl = 'https://werbung.example/erfolg?ereignis={event}'
const said = (tracking: Parameters<typeof sourceHeaders>[0]) =>
  sourceHeaders(tracking, '/store/linz')['x-page-sources']

it.each([[null], [undefined], [counting]])(
  'with %j a page calls nobody, and says nothing of it',
  (tracking) => {
    expect(sourceHeaders(tracking, '/store/linz')).toEqual({})
  },
)

it('an advertiser is told by an image alone', () => {
  expect(said({ ...counting, conversionUrl })).toBe('img-src https://werbung.example')
})

it('a pixel brings the hosts of its script and of what it tells', () => {
  expect(said({ ...counting, conversionUrl, pixelId: '123456' })).toBe(
    [
      'script-src https://connect.facebook.net',
      'connect-src https://connect.facebook.net https://www.facebook.com',
      'img-src https://werbung.example https://www.facebook.com',
    ].join('; '),
  )
})

it.each([
  [
    'https://www.googletagmanager.com',
    'https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com',
  ],
  ['https://haus.example/messung', 'https://haus.example'],
])('a tag manager at %s calls %s', (address, called) => {
  const { origin } = new URL(address)

  expect(said({ ...counting, tagManager: { id: 'GTM-HAUS', address } })).toBe(
    `script-src ${origin}; connect-src ${called}; img-src ${called}; frame-src ${origin}`,
  )
})

it('a page where people write about themselves says so', () => {
  const tracking = { ...counting, pixelId: '123456' }

  expect(sourceHeaders(tracking, '/store/linz/checkout')).toHaveProperty('x-page-private')
  expect(sourceHeaders(tracking, '/store/linz')).not.toHaveProperty('x-page-private')
})
