import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  codeColorsOf,
  codeColorsProblem,
  leastModuleMm,
  leastSizeMm,
  logoModules,
  modulesAcross,
  mostLogoShare,
} from './print-rules.ts'

/** Codes have 21 modules and four more with each version. */
const modules = fc.integer({ min: 1, max: 40 }).map((version) => 17 + 4 * version)

describe('the size of a code', () => {
  it.each([
    [21, 12],
    [29, 15],
    [33, 17],
    [41, 20],
  ])('of %i modules is at least %i mm with its quiet zone', (count, least) => {
    expect(leastSizeMm(count)).toBe(least)
  })

  it('is never less than what its modules need, nor a millimetre more', () => {
    fc.assert(
      fc.property(modules, (count) => {
        const needed = modulesAcross(count) * leastModuleMm
        expect(leastSizeMm(count)).toBeGreaterThanOrEqual(needed)
        expect(leastSizeMm(count)).toBeLessThan(needed + 1)
      }),
    )
  })
})

describe('a logo', () => {
  it('never covers more than the rule says, stands on whole modules and in the middle', () => {
    fc.assert(
      fc.property(modules, (count) => {
        const side = logoModules(count)

        expect(side ** 2).toBeLessThanOrEqual(count ** 2 * mostLogoShare)
        expect((side + 2) ** 2).toBeGreaterThan(count ** 2 * mostLogoShare)
        expect((count - side) % 2).toBe(0)
      }),
    )
  })
})

describe('the colours of a code', () => {
  it.each([
    ['#1d1d1d', '#fcfcfc', '#1d1d1d', '#fcfcfc'],
    ['#fcfcfc', '#1d1d1d', '#1d1d1d', '#fcfcfc'],
    ['#8b1e1ecc', '#fff7ed', '#8b1e1e', '#fff7ed'],
  ])('%s and %s are dark squares on a light ground', (color1, color2, dark, light) => {
    expect(codeColorsOf({ color1, color2 })).toEqual({ dark, light })
  })

  it.each([
    ['#000000', '#ffffff', true],
    ['#1d1d1d', '#fcfcfc', true],
    ['#8b1e1e', '#fff7ed', true],
    ['#00529b', '#ffffff', true],
    ['#f1c40f', '#ffffff', false],
    ['#000000', '#777777', false],
    ['#888888', '#ffffff', true],
    ['#c8c8c8', '#ffffff', false],
    // Light squares on a dark ground.
    ['#ffffff', '#000000', false],
  ])('%s on %s can be read: %s', (dark, light, isReadable) => {
    expect(codeColorsProblem({ dark, light }) === null).toBe(isReadable)
  })

  it('are refused in German, with what they lack', () => {
    expect(codeColorsProblem({ dark: '#f1c40f', light: '#ffffff' })).toBe(
      'Diese Farben unterscheiden sich für Scanner zu wenig: ihr Kontrast beträgt 41 %, nötig sind 55 %. Bitte wählen Sie Schwarz auf Weiß.',
    )
  })
})
