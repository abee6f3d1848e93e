import { darkPaperLight } from './page-colors.ts'
import { themePatterns } from './theme-patterns.ts'
import { type Color, luminanceOf, over, parseColor, ratioOf } from './color-contrast.ts'
import { nearestColor } from './nearest-color.ts'
import { hexOf } from './oklab.ts'

/** Text of any size has to differ as much from what it stands on. WCAG 2.2, 1.4.3. */
export const leastRatio = 4.5

/** Beyond these, corners eat what is written in a field. */
const mostRadius: Readonly<Record<string, number>> = { rem: 3, px: 48 }

/** The font that the product brings along. */
export const ownFont = 'Mulish'

const black: Color = { red: 0, green: 0, blue: 0, alpha: 1 }
const white: Color = { red: 255, green: 255, blue: 255, alpha: 1 }

/**
 * Why nobody could read a page in these two colours, in German, or null. Text takes the one colour and stands on the
 * other in the light setting, and the other way round on a darkened first one in the dark setting, see tokens.css.
 * What is no colour is left to whoever asks for one.
 */
export function contrastProblem(color1: string, color2: string): string | null {
  const [one, two] = [parseColor(color1), parseColor(color2)]
  if (!one || !two) return null
  const settings = [
    { name: 'hellen', ratio: leastOf((backdrop) => lightRatio(one, two, backdrop)) },
    { name: 'dunklen', ratio: leastOf((backdrop) => darkRatio(one, two, backdrop)) },
  ]
  const [worst] = settings.toSorted((left, right) => left.ratio - right.ratio)
  if (!worst || worst.ratio >= leastRatio) return null

  return `Farbe 1 und Farbe 2 sind sich zu ähnlich: Im ${worst.name} Farbschema beträgt ihr Kontrast ${inWords(worst.ratio)} : 1, lesbar ist Text ab ${inWords(leastRatio)} : 1.`
}

/**
 * The colour nearest to one of the two that is legible beside the other in both settings, null where none is or where
 * nothing has to be mended.
 */
export function legibleColor(color1: string, color2: string, changed: 'color1' | 'color2'): string | null {
  if (contrastProblem(color1, color2) === null) return null
  const from = parseColor(changed === 'color1' ? color1 : color2)

  return (
    from &&
    nearestColor(from, (candidate) => {
      const hex = hexOf(candidate)
      return (
        contrastProblem(changed === 'color1' ? hex : color1, changed === 'color2' ? hex : color2) === null
      )
    })
  )
}

/** Browsers lay a translucent page over white or black, as their user likes it. */
const leastOf = (ratioOver: (backdrop: Color) => number): number =>
  Math.min(ratioOver(white), ratioOver(black))

function lightRatio(one: Color, two: Color, backdrop: Color): number {
  const paper = over(two, backdrop)

  return ratioOf(luminanceOf(over(one, paper)), luminanceOf(paper))
}

function darkRatio(one: Color, two: Color, backdrop: Color): number {
  const paper = over(one, backdrop)

  return ratioOf(luminanceOf(over(two, paper)), luminanceOf(paper) * darkPaperLight)
}

/** Rounded down, so that a ratio that does not suffice never reads as if it did. */
const inWords = (ratio: number): string =>
  (Math.floor(ratio * 100) / 100).toLocaleString('de-DE', { maximumFractionDigits: 2 })

/** Why corners cannot be rounded like this, in German, or null. */
export function radiusProblem(radius: string): string | null {
  if (!themePatterns.radius.test(radius)) return 'Zum Beispiel „0.8rem“, „12px“ oder „0“.'
  const [, unit = ''] = /(rem|px)$/.exec(radius) ?? []
  if (Number.parseFloat(radius) <= (mostRadius[unit] ?? 0)) return null

  return `Höchstens „${mostRadius.rem}rem“ oder „${mostRadius.px}px“.`
}

type Font = { name: string; stored: readonly string[]; hasAddress: boolean }

/** Why pages cannot be set in a font, in German, or null. One with an address is taken over from there. */
export function fontProblem({ name, stored, hasAddress }: Font): string | null {
  if (!themePatterns.font.test(name)) return 'Bitte geben Sie den Namen einer Schriftart an.'
  const known = [...new Set([ownFont, ...stored])]
  if (hasAddress || known.includes(name)) return null

  const names = known.map((each) => `„${each}“`).join(', ')
  return `Diese Schriftart ist nicht hinterlegt. Es gibt: ${names}. Weitere laden Sie unter „Schriftarten“ hoch.`
}
