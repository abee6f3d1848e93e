import { type Color, parseColor } from './color-contrast.ts'
import { colorOf, hexOf, labOf } from './oklab.ts'

/** Steps of lightness, finer than eyes see. */
const step = 0.004

/**
 * The colour of the same hue that differs least in lightness and is found good, as `#rrggbb`; the colour itself where
 * it is good, null where none is. What is judged is what is answered, to the last digit.
 */
export function nearestColor(color: Color, isGood: (candidate: Color) => boolean): string | null {
  const opaque = { ...color, alpha: 1 }
  if (isGood(opaque)) return hexOf(opaque)
  const { lightness, a, b } = labOf(opaque)

  for (let away = step; away <= 1; away += step) {
    for (const wanted of [lightness - away, lightness + away]) {
      if (wanted < 0 || wanted > 1) continue
      const hex = hexOf(colorOf({ lightness: wanted, a, b }))
      const candidate = parseColor(hex)
      if (candidate && isGood(candidate)) return hex
    }
  }

  return null
}
