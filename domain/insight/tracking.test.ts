import { expect, test } from 'vitest'

import { trackingOf } from './tracking.contract.ts'

const house = { enableAnalytics: true, conversionUrl: 'https://werbung.example/haus' }
const own = { isOwn: true, enableAnalytics: false, conversionUrl: 'https://werbung.example/eigen' }
const none = { isCounting: false, conversionUrl: null }

test.each([
  [house, null, { isCounting: true, conversionUrl: house.conversionUrl }],
  [house, { ...own, isOwn: false }, { isCounting: true, conversionUrl: house.conversionUrl }],
  [house, own, { isCounting: false, conversionUrl: own.conversionUrl }],
  [house, { isOwn: true }, null],
  [{}, own, { isCounting: false, conversionUrl: own.conversionUrl }],
  [{}, null, null],
  [{ enableAnalytics: true, conversionUrl: '' }, null, { isCounting: true, conversionUrl: null }],
  [{ pixelId: '123456' }, null, { ...none, pixelId: '123456' }],
  [{ pixelId: '123456', tagManagerId: 'GTM-HAUS' }, { isOwn: true, pixelId: '' }, null],
  [{ tagManagerUrl: 'https://tags.example' }, null, null],
])('where the house says %j and the division %j, consent is asked for %j', (said, division, tracking) => {
  expect(trackingOf(said, division)).toEqual(tracking)
})

test.each([
  [null, 'https://www.googletagmanager.com'],
  ['', 'https://www.googletagmanager.com'],
  ['https://tags.example/', 'https://tags.example'],
  ['https://haus.example/messung', 'https://haus.example/messung'],
])('a container of an address %j comes from %s', (tagManagerUrl, address) => {
  expect(trackingOf({ tagManagerId: 'GTM-HAUS', tagManagerUrl })?.tagManager).toEqual({
    id: 'GTM-HAUS',
    address,
  })
})
