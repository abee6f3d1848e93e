import fc from 'fast-check'
import { expect, it } from 'vitest'

import { defaultView, toMap, toPlace } from './map-projection.ts'

it('a map begins at the place and the zoom of the specification', () => {
  expect(defaultView).toEqual({ center: { latitude: 47.418, longitude: 9.664 }, zoom: 0.5, style: 'dark' })
})

it('the middle of the map is where equator and prime meridian meet, and north is above', () => {
  expect(toMap({ latitude: 0, longitude: 0 })).toEqual({ x: 0.5, y: 0.5 })
  expect(toMap({ latitude: 48.2, longitude: 16.4 }).y).toBeLessThan(0.5)
})

it('a place that is pointed at is the place that is kept, to a metre', () => {
  const places = fc.record({
    latitude: fc.double({ min: -85, max: 85, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  })
  fc.assert(
    fc.property(places, (place) => {
      const back = toPlace(toMap(place))
      expect(back.latitude).toBeCloseTo(place.latitude, 5)
      expect(back.longitude).toBeCloseTo(place.longitude, 5)
    }),
  )
})

it('what lies outside of the map is its edge', () => {
  expect(toPlace({ x: 2, y: -1 })).toMatchObject({ longitude: 180 })
  expect(Number.isFinite(toMap({ latitude: 90, longitude: 0 }).y)).toBe(true)
})
