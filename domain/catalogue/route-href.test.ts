import { expect, it } from 'vitest'

import { routeHref } from './route-href.ts'

const address = { street: 'Marktstraße 3', zipCode: '6850', city: 'Dornbirn' }

it.each([
  ['coordinates', { ...address, latitude: 47.41, longitude: 9.74 }, '47.41,9.74'],
  ['coordinates on the equator', { latitude: 0, longitude: 9.74 }, '0,9.74'],
  [
    'the address where one of them is missing',
    { ...address, latitude: 47.41 },
    'Marktstraße 3, 6850 Dornbirn',
  ],
])('the way to a place goes by %s', (_by, place, to) => {
  expect(new URL(routeHref(place) ?? '').searchParams.get('to')).toBe(to)
})

it('nobody is sent to a place that nobody knows', () => {
  expect(routeHref({ latitude: null })).toBeNull()
})
