import { themePatterns } from './theme-patterns.ts'

/** A colour of sRGB: 0 to 255, and how opaque it is from 0 to 1. */
export type Color = { red: number; green: number; blue: number; alpha: number }

/** `#rrggbb` or `#rrggbbaa`; null for anything else. */
export function parseColor(text: string): Color | null {
  if (!themePatterns.color.test(text)) return null
  const [red = 0, green = 0, blue = 0, alpha = 255] = (text.slice(1).match(/../g) ?? []).map((pair) =>
    Number.parseInt(pair, 16),
  )

  return { red, green, blue, alpha: alpha / 255 }
}

/** What is seen of a colour that is laid over an opaque one. */
export function over(front: Color, back: Color): Color {
  const mixed = (one: number, other: number) => one * front.alpha + other * (1 - front.alpha)

  return {
    red: mixed(front.red, back.red),
    green: mixed(front.green, back.green),
    blue: mixed(front.blue, back.blue),
    alpha: 1,
  }
}

/** How much light an opaque colour gives, from 0 to 1. WCAG 2.2, relative luminance. */
export function luminanceOf({ red, green, blue }: Color): number {
  return 0.2126 * lightOf(red) + 0.7152 * lightOf(green) + 0.0722 * lightOf(blue)
}

/** From 1 for the same light to 21 for black and white. WCAG 2.2, contrast ratio. */
export function ratioOf(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

/** How much light a channel of 0 to 255 gives, from 0 to 1. */
export function lightOf(channel: number): number {
  const share = channel / 255

  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}
