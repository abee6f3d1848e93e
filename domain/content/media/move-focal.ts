export type Focal = { x: number; y: number }

const middle: Focal = { x: 50, y: 50 }
const directions: Readonly<Record<string, Focal>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** Where a key moves the point to, in percent: one at a time, ten with the Shift key; null for any other key. */
export function movedFocal({ x, y }: Focal, key: string, isFast: boolean): Focal | null {
  if (key === 'Home') return middle
  const direction = directions[key]
  const step = isFast ? 10 : 1

  return direction ? wholeFocal({ x: x + direction.x * step, y: y + direction.y * step }) : null
}

/** The point as it is kept: whole percent, within the picture. */
export const wholeFocal = ({ x, y }: Focal): Focal => ({ x: whole(x), y: whole(y) })

const whole = (percent: number): number => Math.round(Math.max(0, Math.min(100, percent)))

export const focalWords = ({ x, y }: Focal): string => `${x} % von links, ${y} % von oben`
