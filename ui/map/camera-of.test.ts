import { expect, it } from 'vitest'

import { cameraOf } from './camera-of.ts'

const view = { zoom: 19, pitch: 55, bearing: -85, style: 'dark' } as const
const dornbirn = { latitude: 47.4133, longitude: 9.7419 }
const bregenz = { latitude: 47.5031, longitude: 9.7471 }
const frame = { width: 760, height: 493 }

it('one place is looked at as the house has said', () => {
  expect(cameraOf(view, [dornbirn], frame)).toEqual({
    center: [9.7419, 47.4133],
    zoom: 19,
    pitch: 55,
    bearing: -85,
  })
})

it('several are all in sight from above', () => {
  const { center, zoom, pitch, bearing } = cameraOf(view, [dornbirn, bregenz], frame)
  expect(center[0]).toBeCloseTo(9.7445, 4)
  expect(center[1]).toBeCloseTo(47.4582, 3)
  expect([pitch, bearing]).toEqual([0, 0])

  // 10 km on what a frame of 493 pixels leaves between its edges.
  const metresPerPixel = (40_075_016 * Math.cos((47.46 * Math.PI) / 180)) / (512 * 2 ** zoom)
  expect(9_993 / metresPerPixel).toBeCloseTo(493 - 144, -1)
})

it('places at the same door are looked at no closer than one', () => {
  expect(cameraOf(view, [dornbirn, dornbirn], frame).zoom).toBe(19)
})

it('a frame without room still shows the world', () => {
  const { zoom } = cameraOf(view, [dornbirn, { latitude: -33.9, longitude: 151.2 }], { width: 0, height: 0 })

  expect(zoom).toBe(0)
})
