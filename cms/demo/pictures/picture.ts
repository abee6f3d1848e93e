import type { Tone } from './tones.data.ts'

/** What stands under the food. */
export type Base = 'plate' | 'board' | 'none'

/** One illustration; `x` and `y` say where its foot stands, as a share of the picture, `size` is a share of its height. */
export type Placement = {
  code: string
  x: number
  y: number
  size: number
  turn?: number
  mirrored?: boolean
  /** Stands behind the focus and is drawn a little soft. */
  isSoft?: boolean
  base?: Base
  tint?: Tint
}

/** Colours an illustration anew: a blue fish becomes a fried one. `hue` in degrees, the others as factors. */
export type Tint = { hue?: number; saturation?: number; brightness?: number }

/** The description of a picture; items are listed from back to front. */
export type Picture = {
  alt: string
  width: number
  height: number
  tone: Tone
  /** What stays in sight where the picture is cut, in percent; its middle where nothing is said. */
  focus?: { x: number; y: number }
  /** Where the pale disc hangs behind the food. */
  moon: { x: number; y: number; radius: number }
  /** Height of the table's far edge as a share of the picture. */
  horizon?: number
  items: Placement[]
}

type Focus = 'middle' | 'left' | 'right'
type Spot = Omit<Placement, 'code'>

const spots: Record<Focus, { main: Spot; behind: Spot[]; before: Spot[] }> = {
  middle: {
    main: { x: 0.5, y: 0.83, size: 0.56 },
    behind: [
      { x: 0.225, y: 0.72, size: 0.33, turn: -7, isSoft: true },
      { x: 0.775, y: 0.72, size: 0.33, turn: 7, isSoft: true },
    ],
    before: [
      { x: 0.27, y: 0.92, size: 0.21, turn: -8 },
      { x: 0.735, y: 0.93, size: 0.21, turn: 8 },
    ],
  },
  left: {
    main: { x: 0.4, y: 0.84, size: 0.58 },
    behind: [
      { x: 0.735, y: 0.71, size: 0.38, turn: 5, isSoft: true },
      { x: 0.13, y: 0.7, size: 0.26, turn: -8, isSoft: true },
    ],
    before: [
      { x: 0.69, y: 0.91, size: 0.24, turn: -10 },
      { x: 0.84, y: 0.88, size: 0.19, turn: 10 },
    ],
  },
  right: {
    main: { x: 0.6, y: 0.84, size: 0.58 },
    behind: [
      { x: 0.265, y: 0.71, size: 0.38, turn: -5, isSoft: true },
      { x: 0.87, y: 0.7, size: 0.26, turn: 8, isSoft: true },
    ],
    before: [
      { x: 0.31, y: 0.91, size: 0.24, turn: 10 },
      { x: 0.16, y: 0.88, size: 0.19, turn: -10 },
    ],
  },
}

/** A dish with what goes with it around, 3:2 as the menu shows it. */
export function dishPicture({
  alt,
  tone,
  main,
  base = 'plate',
  focus = 'middle',
  grow = 1,
  turn,
  tint,
  behind = [],
  before = [],
}: {
  alt: string
  tone: Tone
  main: string
  base?: Base
  focus?: Focus
  /** Makes the dish larger or smaller than usual. */
  grow?: number
  turn?: number
  tint?: Tint
  /** At most two illustrations, first the more prominent. */
  behind?: string[]
  before?: string[]
}): Picture {
  const spot = spots[focus]
  const dish = { ...spot.main, code: main, size: spot.main.size * grow, base, turn, tint }

  return {
    alt,
    tone,
    width: 1200,
    height: 800,
    moon: { x: spot.main.x, y: 0.43, radius: 0.36 },
    items: [...fill(spot.behind, behind), dish, ...fill(spot.before, before)],
  }
}

/** Two to four side by side, for pairs, bundles and drinks. */
export function rowPicture({
  alt,
  tone,
  codes,
  base = 'none',
  size = 0.46,
}: {
  alt: string
  tone: Tone
  codes: string[]
  base?: Base
  size?: number
}): Picture {
  const step = codes.length === 2 ? 0.27 : 0.225
  const middle = (codes.length - 1) / 2
  const items = codes.map((code, index) => ({
    code,
    x: 0.5 + (index - middle) * step,
    y: index % 2 === 0 ? 0.8 : 0.88,
    size: index % 2 === 0 ? size : size * 1.08,
    base,
  }))

  return {
    alt,
    tone,
    width: 1200,
    height: 800,
    moon: { x: 0.5, y: 0.43, radius: 0.36 },
    items: items.toSorted((a, b) => a.y - b.y),
  }
}

/** A laid table in two rows, wide enough for heroes and for the head of a category. */
export function feastPicture({
  alt,
  tone,
  back: behind,
  front: before,
  width = 1920,
  height = 1080,
}: {
  alt: string
  tone: Tone
  back: string[]
  front: string[]
  width?: number
  height?: number
}): Picture {
  // A narrow picture has its food closer together and larger, so that it reads as one group.
  const isWide = width / height > 1.6
  const back = spread(behind, {
    y: 0.68,
    size: isWide ? 0.3 : 0.33,
    margin: isWide ? 0.12 : 0.27,
    isSoft: true,
  })
  const front = spread(before, {
    y: 0.9,
    size: isWide ? 0.31 : 0.34,
    margin: isWide ? 0.1 : 0.17,
    isSoft: false,
  })

  return {
    alt,
    tone,
    width,
    height,
    moon: { x: 0.5, y: 0.4, radius: 0.34 },
    horizon: 0.58,
    items: [...back, ...front],
  }
}

type Row = { y: number; size: number; margin: number; isSoft: boolean }

/** Side by side across the picture, a little uneven as on a laid table. */
function spread(codes: string[], row: Row): Placement[] {
  return codes.map((code, index) => {
    const share = codes.length === 1 ? 0.5 : index / (codes.length - 1)
    const sway = Math.sin((index + 1) * 2.4)

    return {
      code,
      x: row.margin + share * (1 - 2 * row.margin),
      y: row.y + 0.025 * sway,
      size: row.size * (1 + 0.1 * Math.cos((index + 1) * 1.9)),
      turn: Math.round(sway * 5),
      isSoft: row.isSoft,
    }
  })
}

/** A square with one illustration, for tags. */
export function badgePicture({ alt, tone, code }: { alt: string; tone: Tone; code: string }): Picture {
  return {
    alt,
    tone,
    width: 512,
    height: 512,
    moon: { x: 0.5, y: 0.48, radius: 0.4 },
    items: [{ code, x: 0.5, y: 0.8, size: 0.58 }],
  }
}

function fill(free: Spot[], codes: string[]): Placement[] {
  return free.flatMap((spot, index) => {
    const code = codes[index]
    return code ? [{ ...spot, code }] : []
  })
}
