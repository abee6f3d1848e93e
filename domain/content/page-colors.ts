import { type Color, lightOf, parseColor } from './color-contrast.ts'
import type { Theme } from './theme.ts'

type Colors = Pick<Theme, 'color1' | 'color2'>

/**
 * How much of its light the first colour keeps where it lies behind a dark page: `tokens.css` mixes 78 % of it with
 * black in OKLab, where all of black is zero and light grows with the cube.
 */
export const darkPaperLight = 0.78 ** 3

/**
 * What lies behind everything in either colour setting, as `tokens.css` mixes it: for what is outside of the page and
 * knows no style sheets, such as the frame of the browser. Null for a colour that is not plainly one.
 */
export function pageColorsOf({ color1, color2 }: Colors): Record<Theme['colorSetting'], string> | null {
  const ink = parseColor(color1)
  const paper = parseColor(color2)

  return ink && paper
    ? { white: hexOf(channelsOf(paper)), black: hexOf(channelsOf(ink).map(darkened)) }
    : null
}

const channelsOf = ({ red, green, blue }: Color): number[] => [red, green, blue]

const darkened = (channel: number): number => channelOf(lightOf(channel) * darkPaperLight)

function channelOf(light: number): number {
  return 255 * (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055)
}

const hexOf = (channels: number[]): string =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`
