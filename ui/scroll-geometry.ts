/** Where an element stands in the window, in pixels; `top` grows downwards. */
export type Box = { top: number; height: number }

/** How far a box has moved through the window: 0 as it comes in below, 100 as it leaves above. Spec: website 4. */
export function scrollProgress({ top, height }: Box, windowHeight: number): number {
  const way = windowHeight + height
  if (way <= 0) return 0

  return Math.min(100, Math.max(0, ((windowHeight - top) / way) * 100))
}

/** Whether the middle of the window is inside a box, or at most 30 px beside it. Spec: website 4 and 9. */
export function isNearMiddle({ top, height }: Box, windowHeight: number, tolerance = 30): boolean {
  const middle = windowHeight / 2

  return top - tolerance <= middle && middle <= top + height + tolerance
}

/**
 * How many pixels a service card is shifted: 0.2 times the scrolled distance between the window and the
 * section's top, odd cards (first, third, …) only, within 350 px. Spec: website 4 and 9.
 */
export function serviceShift(index: number, scrolledPx: number): number {
  if (index % 2 !== 0) return 0

  return 0.2 * Math.min(350, Math.max(-350, scrolledPx))
}
