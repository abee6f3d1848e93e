import { expect, it } from 'vitest'

import { shownMap } from './shown-map.ts'

const view = { zoom: 17, pitch: 40, bearing: 0, style: 'light' } as const
const market = {
  identifier: 'markt',
  name: 'Am Markt',
  street: 'Markt 1',
  zipCode: '6850',
  city: 'Dornbirn',
  phone: '05572 1',
  latitude: 47.4,
  longitude: 9.7,
}
const { latitude: _lat, longitude: _long, ...addressOnly } = market
const nowhere = { identifier: 'weg', name: 'Weg' }

it('places say where they are, and how they are called and found', () => {
  expect(shownMap([market, addressOnly, nowhere], view)).toEqual({
    places: [
      {
        identifier: 'markt',
        name: 'Am Markt',
        address: 'Markt 1, 6850 Dornbirn',
        phone: '05572 1',
        routeHref: expect.stringContaining('47.4'),
        at: { latitude: 47.4, longitude: 9.7 },
      },
      expect.objectContaining({ routeHref: expect.stringContaining('Dornbirn'), at: null }),
    ],
    view,
  })
})

it.each([
  ['of addresses alone there is no map', [addressOnly], { view: null }],
  ['where the house has none there is none', [market], { view: null }],
])('%s', (_, branches, expected) => {
  expect(shownMap(branches, branches.includes(market) ? null : view)).toMatchObject(expected)
})

it('of what nobody can find nothing is shown', () => {
  expect(shownMap([nowhere], view)).toBeNull()
})
