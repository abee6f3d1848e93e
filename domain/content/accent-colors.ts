import { type Color, luminanceOf, parseColor, ratioOf } from './color-contrast.ts'
import { nearestColor } from './nearest-color.ts'
import { hexOf, mixed } from './oklab.ts'
import { pageColorsOf } from './page-colors.ts'
import { leastRatio } from './theme-problems.ts'
import type { AccentSide } from './website-theme.ts'

/** Large text, and what has to be seen to be pressed. WCAG 2.2, 1.4.3 and 1.4.11. */
export const leastLargeRatio = 3

type Chosen = { accent: string; color1: string; color2: string }

/** Why nobody could read what is written on an accent, or see a button of it, in German, with one that holds; or null. */
export type AccentProblem = { message: string; nearest: string | null }

/**
 * Judges an accent in the light setting; in the dark one it is made as light as it has to be, see `accentColors`.
 * What is no colour is left to whoever asks for one.
 */
export function accentProblem({ accent, color1, color2 }: Chosen): AccentProblem | null {
  const color = parseColor(accent)
  const sides = sidesOf(color1, color2)
  if (!color || !sides || holds(color, sides.white)) return null
  const onPage = contrast(color, sides.white.paper)
  const written = bestOn(color, sides.white)

  return {
    message:
      onPage < leastLargeRatio
        ? `Die Akzentfarbe hebt sich zu wenig von der Seite ab: Ihr Kontrast beträgt ${inWords(onPage)} : 1, zu sehen ist eine Schaltfläche ab ${leastLargeRatio} : 1.`
        : `Auf der Akzentfarbe ist Text zu schwer zu lesen: Ihr Kontrast beträgt ${inWords(written.ratio)} : 1, lesbar ist Text ab ${inWords(leastRatio)} : 1.`,
    nearest: nearestColor(color, (candidate) => holds(candidate, sides.white)),
  }
}

/** The accent for both colour settings, with what is written on it and the shade that it is written with. */
export function accentColors(chosen: Chosen): Record<'white' | 'black', AccentSide> | null {
  const color = parseColor(chosen.accent)
  const sides = sidesOf(chosen.color1, chosen.color2)
  if (!color || !sides) return null
  const [white, black] = [sideOf(color, sides.white), sideOf(color, sides.black)]

  return white && black ? { white, black } : null
}

/** What a page is made of in one colour setting: what is written on it, and its lightest and darkest ground. */
type Side = { ink: Color; paper: Color; grounds: Color[]; inks: Color[] }

function sideOf(color: Color, side: Side): AccentSide | null {
  const fill = nearestColor(color, (candidate) => holds(candidate, side))
  const words = nearestColor(color, (candidate) =>
    side.grounds.every((ground) => contrast(candidate, ground) >= leastRatio),
  )
  const filled = fill && parseColor(fill)

  return filled && words ? { fill, on: hexOf(bestOn(filled, side).ink), words } : null
}

/** Grounds as `tokens.css` mixes them: the page, tinted and set off. */
function sidesOf(color1: string, color2: string): Record<'white' | 'black', Side> | null {
  const [ink, paper] = [parseColor(color1), parseColor(color2)]
  const pages = pageColorsOf({ color1, color2 })
  const [light, dark] = [parseColor(pages?.white ?? ''), parseColor(pages?.black ?? '')]
  if (!ink || !paper || !light || !dark) return null
  const inks = [{ ...paper, alpha: 1 }, { ...ink, alpha: 1 }, dark]

  return {
    white: { ink, paper: light, grounds: [0, 0.05, 0.12].map((share) => mixed(ink, share, light)), inks },
    black: {
      ink: paper,
      paper: dark,
      grounds: [0, 0.07, 0.15].map((share) => mixed(paper, share, dark)),
      inks,
    },
  }
}

const holds = (color: Color, side: Side): boolean =>
  contrast(color, side.paper) >= leastLargeRatio && bestOn(color, side).ratio >= leastRatio

/** Which of the theme's own colours is read best on a fill. */
function bestOn(fill: Color, { inks }: Side): { ink: Color; ratio: number } {
  const judged = inks.map((ink) => ({ ink, ratio: contrast(fill, ink) }))

  return judged.reduce((best, each) => (each.ratio > best.ratio ? each : best))
}

const contrast = (one: Color, other: Color): number => ratioOf(luminanceOf(one), luminanceOf(other))

const inWords = (ratio: number): string =>
  (Math.floor(ratio * 100) / 100).toLocaleString('de-DE', { maximumFractionDigits: 2 })
