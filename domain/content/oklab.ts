import { type Color, lightOf } from './color-contrast.ts'

/** A colour as eyes tell colours apart: lightness from 0 to 1, and two axes of hue. Björn Ottosson, OKLab. */
export type Lab = { lightness: number; a: number; b: number }

export function labOf({ red, green, blue }: Color): Lab {
  const [r, g, b] = [lightOf(red), lightOf(green), lightOf(blue)]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)

  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  }
}

/** The same in sRGB, opaque; what screens cannot show loses of its hue, not of its lightness. */
export function colorOf({ lightness, a, b }: Lab): Color {
  for (let share = 1; share > 0; share -= 0.02) {
    const color = rawColorOf({ lightness, a: a * share, b: b * share })
    if ([color.red, color.green, color.blue].every((channel) => channel > -0.5 && channel < 255.5))
      return color
  }

  return rawColorOf({ lightness, a: 0, b: 0 })
}

/** `share` of the front, the rest of the back, as `color-mix(in oklab, …)` mixes opaque colours. */
export function mixed(front: Color, share: number, back: Color): Color {
  const [one, other] = [labOf(front), labOf(back)]
  const between = (left: number, right: number) => left * share + right * (1 - share)

  return colorOf({
    lightness: between(one.lightness, other.lightness),
    a: between(one.a, other.a),
    b: between(one.b, other.b),
  })
}

export const hexOf = ({ red, green, blue }: Color): string =>
  `#${[red, green, blue]
    .map((channel) =>
      Math.min(255, Math.max(0, Math.round(channel)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

function rawColorOf({ lightness, a, b }: Lab): Color {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3

  return {
    red: channelOf(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    green: channelOf(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    blue: channelOf(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
    alpha: 1,
  }
}

/** From the share of light, which may lie beyond what screens show, to 0 to 255. */
const channelOf = (light: number): number =>
  255 * (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055)
