import { type Color, luminanceOf, parseColor } from '../../content/color-contrast.ts'

/** Around a code nothing may be printed for so many modules. ISO/IEC 18004, 6.3.8. */
export const quietModules = 4

/** Smaller squares are not read any more by the telephones of guests, at arm's length and in the light of an inn. */
export const leastModuleMm = 0.4

/** How much of the light of its ground a code has to keep back, as a share of white: grade B of ISO/IEC 15415. */
const leastSymbolContrast = 0.55

/** Of a code with this error correction 30 % may be lost. ISO/IEC 18004, table 13. */
export const levelWithLogo = 'high'
/** And of one without a logo 15 %. */
export const levelWithoutLogo = 'medium'

/**
 * The share of a code's area that a logo may cover, its margin included: a little more than a quarter of what may be lost.
 * The rest is left to dirt, scratches and reflections, and a codeword is lost whole where its edge is covered.
 */
export const mostLogoShare = 0.08

/** The side of a code of so many modules with its quiet zone. */
export const modulesAcross = (modules: number): number => modules + 2 * quietModules

/** The least side, in whole millimetres, at which a code of so many modules can be printed with its quiet zone. */
export const leastSizeMm = (modules: number): number => Math.ceil(modulesAcross(modules) * leastModuleMm)

/** The side of a logo in modules: odd, as that of the code, so that it stands on whole modules in its middle. */
export function logoModules(modules: number): number {
  const side = Math.floor(modules * Math.sqrt(mostLogoShare))

  return side % 2 === 1 ? side : side - 1
}

export type CodeColors = { dark: string; light: string }
export const blackOnWhite: CodeColors = { dark: '#000000', light: '#ffffff' }

/** The two colours of a theme as a code takes them: what gives less light is for its squares. */
export function codeColorsOf({ color1, color2 }: { color1: string; color2: string }): CodeColors {
  const isTurned = lightOfColor(color1) > lightOfColor(color2)

  return { dark: opaque(isTurned ? color2 : color1), light: opaque(isTurned ? color1 : color2) }
}

/** Why scanners could not tell squares of this colour from their ground, in German, or null. */
export function codeColorsProblem({ dark, light }: CodeColors): string | null {
  const contrast = lightOfColor(light) - lightOfColor(dark)
  if (contrast >= leastSymbolContrast) return null

  const percent = (share: number) => `${Math.floor(Math.max(0, share) * 100)} %`
  return `Diese Farben unterscheiden sich für Scanner zu wenig: ihr Kontrast beträgt ${percent(contrast)}, nötig sind ${percent(leastSymbolContrast)}. Bitte wählen Sie Schwarz auf Weiß.`
}

const lightOfColor = (text: string): number => luminanceOf(parseColor(text) ?? unknown)
const unknown: Color = { red: 0, green: 0, blue: 0, alpha: 1 }

/** Paper does not show through: what is printed is printed in full. */
const opaque = (color: string): string => color.slice(0, 7)
