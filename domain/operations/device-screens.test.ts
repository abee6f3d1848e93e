import { expect, it } from 'vitest'

import { pairedKinds } from './device-pairing.contract.ts'
import { deviceScreens, kindOfScreen, pairingPathOf, screenKindIn, screenOfKind } from './device-screens.ts'
import { usualPurpose } from './devices.ts'

it.each(deviceScreens)('at /%s a device asks for its key, and is led back there', (screen) => {
  const kind = kindOfScreen[screen]

  expect(pairedKinds).toContain(kind)
  expect(screenOfKind(kind)).toBe(screen)
  expect(screenKindIn(`/${screen}/linz/geheim`)).toBe(screen)
  expect(screenKindIn(pairingPathOf(screen))).toBe(screen)
})

it('each kind that is paired has a screen of its own, and the clock the purpose of clocks', () => {
  expect(new Set(pairedKinds)).toEqual(new Set(Object.values(kindOfScreen)))
  expect(usualPurpose(kindOfScreen['time-clock'])).toBe('time-tracking')
})
