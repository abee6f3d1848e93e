import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { accentColors, accentProblem, leastLargeRatio } from './accent-colors.ts'
import { luminanceOf, parseColor, ratioOf } from './color-contrast.ts'
import { contrastProblem, leastRatio, legibleColor } from './theme-problems.ts'

const page = { color1: '#1D1D1D', color2: '#FCFCFC' }

const contrast = (one: string, other: string): number => {
  const [front, back] = [parseColor(one), parseColor(other)]
  if (!front || !back) throw new Error(`${one} or ${other} is no colour`)

  return ratioOf(luminanceOf(front), luminanceOf(back))
}

const anyColor = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((number) => `#${number.toString(16).padStart(6, '0')}`)

describe('an accent', () => {
  it.each(['#9A3412', '#0B5CAD', '#1d1d1d', 'rot', ''])('%s is taken as it is', (accent) => {
    expect(accentProblem({ accent, ...page })).toBeNull()
  })

  it.each([
    ['#FFD400', 'hebt sich zu wenig von der Seite ab: Ihr Kontrast beträgt 1,39 : 1'],
    ['#fcfcfc', 'hebt sich zu wenig von der Seite ab: Ihr Kontrast beträgt 1 : 1'],
  ])('%s is told, with one that holds', (accent, words) => {
    const problem = accentProblem({ accent, ...page })

    expect(problem?.message).toContain(words)
    expect(accentProblem({ accent: problem?.nearest ?? '', ...page })).toBeNull()
    expect(problem?.nearest).toMatch(/^#[0-9a-f]{6}$/)
  })

  it('is legible in both settings, on every ground, whatever is chosen', () => {
    fc.assert(
      fc.property(anyColor, (accent) => {
        const sides = accentColors({ accent, ...page })

        for (const [side, paper] of [
          [sides?.white, '#fcfcfc'],
          [sides?.black, '#111111'],
        ] as const) {
          expect(contrast(side?.fill ?? '', side?.on ?? '')).toBeGreaterThanOrEqual(leastRatio)
          expect(contrast(side?.words ?? '', paper)).toBeGreaterThanOrEqual(leastRatio)
          expect(contrast(side?.fill ?? '', paper)).toBeGreaterThanOrEqual(leastLargeRatio - 0.05)
        }
      }),
    )
  })

  it('that needs no mending stays the same to the last digit', () => {
    fc.assert(
      fc.property(anyColor, (accent) => {
        fc.pre(accentProblem({ accent, ...page }) === null)
        expect(accentColors({ accent, ...page })?.white.fill).toBe(accent)
      }),
    )
  })

  it('is none where the theme has no colours', () => {
    expect(accentColors({ accent: '#9a3412', color1: 'rot', color2: '#fff' })).toBeNull()
    expect(accentColors({ accent: '', ...page })).toBeNull()
  })
})

describe('a colour that cannot be read beside the other one', () => {
  it.each(['color1', 'color2'] as const)(
    '%s has a nearest one that can, whatever the other is',
    (changed) => {
      fc.assert(
        fc.property(anyColor, anyColor, (color1, color2) => {
          fc.pre(contrastProblem(color1, color2) !== null)
          const nearest = legibleColor(color1, color2, changed)
          if (nearest === null) return
          const mended = { color1, color2, [changed]: nearest }

          expect(contrastProblem(mended.color1, mended.color2)).toBeNull()
        }),
      )
    },
  )

  it('keeps its hue', () => {
    expect(legibleColor('#7fa88f', '#fafcfb', 'color1')).toMatch(/^#[3-5][0-9a-f]7[0-9a-f]/)
    expect(legibleColor('#1d1d1d', '#fcfcfc', 'color1')).toBeNull()
  })
})
