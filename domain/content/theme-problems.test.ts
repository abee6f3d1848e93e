import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { contrastProblem, fontProblem, radiusProblem } from './theme-problems.ts'

describe('two colours', () => {
  it.each([
    ['#1D1D1D', '#FCFCFC'],
    ['#10302A', '#FAFCFB'],
    ['#000000', '#ffffff'],
    ['#ffffff', '#000000'],
    // As near as they may come: 4.54 to 1.
    ['#767676', '#ffffff'],
    ['#1d1d1dff', '#fcfcfc'],
    // Somebody else asks for colours.
    ['rot', '#ffffff'],
    ['', ''],
  ])('%s on %s can be read', (color1, color2) => {
    expect(contrastProblem(color1, color2)).toBeNull()
  })

  it.each([
    ['#777777', '#ffffff', 'hellen', '4,47'],
    ['#ffffff', '#ffffff', 'hellen', '1'],
    // Light on dark suffices until the dark setting darkens the light one.
    ['#888888', '#000000', 'dunklen', '3,33'],
    // Over white a translucent black is grey.
    ['#00000040', '#ffffff', 'hellen', '1,83'],
  ])('%s on %s cannot be read in the %s setting: %s to 1', (color1, color2, setting, ratio) => {
    expect(contrastProblem(color1, color2)).toBe(
      `Farbe 1 und Farbe 2 sind sich zu ähnlich: Im ${setting} Farbschema beträgt ihr Kontrast ${ratio} : 1, lesbar ist Text ab 4,5 : 1.`,
    )
  })

  it('are refused whenever they are the same', () => {
    const hex = fc
      .integer({ min: 0, max: 0xff_ff_ff })
      .map((number) => `#${number.toString(16).padStart(6, '0')}`)

    fc.assert(fc.property(hex, (color) => contrastProblem(color, color) !== null))
  })
})

it.each([
  ['0', null],
  ['0.8rem', null],
  ['3rem', null],
  ['48px', null],
  ['3.1rem', 'Höchstens „3rem“ oder „48px“.'],
  ['99rem', 'Höchstens „3rem“ oder „48px“.'],
  ['49px', 'Höchstens „3rem“ oder „48px“.'],
  ['-1rem', 'Zum Beispiel „0.8rem“, „12px“ oder „0“.'],
  ['1em', 'Zum Beispiel „0.8rem“, „12px“ oder „0“.'],
  ['12', 'Zum Beispiel „0.8rem“, „12px“ oder „0“.'],
])('a radius of %s: %s', (radius, problem) => {
  expect(radiusProblem(radius)).toBe(problem)
})

describe('a font', () => {
  const font = (name: string, hasAddress = false) => fontProblem({ name, stored: ['Inter'], hasAddress })

  it.each([['Mulish'], ['Inter']])('%s is there', (name) => {
    expect(font(name)).toBeNull()
  })

  it('of elsewhere needs an address', () => {
    expect(font('Lora', true)).toBeNull()
    expect(font('Lora')).toBe(
      'Diese Schriftart ist nicht hinterlegt. Es gibt: „Mulish“, „Inter“. Weitere laden Sie unter „Schriftarten“ hoch.',
    )
  })

  it('has a name that may stand in a stylesheet', () => {
    expect(font("x';}", true)).toBe('Bitte geben Sie den Namen einer Schriftart an.')
  })
})
