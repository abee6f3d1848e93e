import { expect, test } from 'vitest'

import { trackingOf } from './tracking.contract.ts'

const house = { enableAnalytics: true, conversionUrl: 'https://werbung.example/haus' }
const own = { isOwn: true, enableAnalytics: false, conversionUrl: 'https://werbung.example/eigen' }

test.each([
  [house, null, { isCounting: true, conversionUrl: house.conversionUrl }],
  [house, { ...own, isOwn: false }, { isCounting: true, conversionUrl: house.conversionUrl }],
  [house, own, { isCounting: false, conversionUrl: own.conversionUrl }],
  [house, { isOwn: true }, null],
  [{}, own, { isCounting: false, conversionUrl: own.conversionUrl }],
  [{}, null, null],
  [{ enableAnalytics: true, conversionUrl: '' }, null, { isCounting: true, conversionUrl: null }],
])('where the house says %j and the division %j, consent is asked for %j', (said, division, tracking) => {
  expect(trackingOf(said, division)).toEqual(tracking)
})
