import { type Point, type Shape, tileExtent } from './vector-tile.ts'

/** A town that is nowhere: streets in a grid over the whole world, told in units of the tiles of this zoom. */
export const townZoom = 15

/** About 70 m in Vorarlberg. */
const blockSide = 340
const streetHalf = 32
/** What a tile tells beyond its sides, so that nothing ends at them. */
const margin = 64

const streetNames = [
  'Lindengasse',
  'Mühlweg',
  'Am Anger',
  'Mondgasse',
  'Bachstraße',
  'Brunnenweg',
  'Obere Gasse',
  'Kirschweg',
]

type Layers = Record<'earth' | 'landuse' | 'roads' | 'buildings', Shape[]>

/** What a tile of the town shows, in the layers of Protomaps' basemap. */
export function townTile(z: number, x: number, y: number): Layers {
  const scale = 2 ** (townZoom - z)
  const side = tileExtent * scale
  const toTile = ([worldX, worldY]: Point): Point => [
    Math.round((worldX - x * side) / scale),
    Math.round((worldY - y * side) / scale),
  ]
  const area = (kind: string, corners: readonly Point[], more = {}): Shape => ({
    kind: 'area',
    points: corners.map(toTile),
    facts: { kind, ...more },
  })
  const blocks = z < townZoom ? [] : blocksWithin(x * side, y * side, side)

  return {
    earth: [
      { kind: 'area', points: boxOf(-margin, -margin, tileExtent + 2 * margin), facts: { kind: 'earth' } },
    ],
    landuse: blocks
      .filter(isPark)
      .map(([column, row]) => area('park', boxOf(column * blockSide, row * blockSide, blockSide))),
    roads:
      z < 10
        ? []
        : streetsWithin(x * side, y * side, side).map(({ points, ...street }) => ({
            ...street,
            points: points.map(toTile),
          })),
    buildings: blocks
      .filter((block) => !isPark(block))
      .flatMap(housesOf)
      .map(({ corners, height }) => area('building', corners, { height })),
  }
}

function blocksWithin(left: number, top: number, side: number): Point[] {
  const rows = gridWithin(top, side)

  return gridWithin(left, side).flatMap((column) => rows.map((row): Point => [column, row]))
}

/** Which lines of the grid begin within a side; those before it belong to the tile before. */
function gridWithin(from: number, side: number): number[] {
  const first = Math.ceil(from / blockSide)
  const count = Math.ceil((from + side) / blockSide) - first

  return Array.from({ length: count }, (_none, at) => first + at)
}

/** The farther away one looks, the larger are the streets that are drawn. */
function streetsWithin(left: number, top: number, side: number): Shape[] {
  const [from, to] = [-margin, side + margin]
  const isDrawn = (line: number) => side <= tileExtent * 4 || line % 5 === 0
  const columns = gridWithin(left, side).filter(isDrawn)
  const rows = gridWithin(top, side).filter(isDrawn)

  return [
    ...columns.map((line) => {
      const at = line * blockSide
      return street(line, [
        [at, top + from],
        [at, top + to],
      ])
    }),
    ...rows.map((line) => {
      const at = line * blockSide
      return street(line, [
        [left + from, at],
        [left + to, at],
      ])
    }),
  ]
}

function street(line: number, points: Point[]): Shape {
  const isLarge = line % 5 === 0
  const facts = isLarge
    ? { kind: 'major_road', kind_detail: 'secondary', min_zoom: 10 }
    : { kind: 'minor_road', kind_detail: 'residential', min_zoom: 13 }

  return { kind: 'line', points, facts: { ...facts, name: streetNames[line % streetNames.length] ?? '' } }
}

const isPark = ([column, row]: Point): boolean => chanceOf(column, row) < 0.12

/** Four houses around a yard, of two to six storeys. */
function housesOf([column, row]: Point): { corners: Point[]; height: number }[] {
  const free = blockSide - 2 * streetHalf
  const house = Math.round(free * 0.44)
  const starts = [streetHalf, streetHalf + free - house]

  return starts.flatMap((down) =>
    starts.map((right) => ({
      corners: boxOf(column * blockSide + right, row * blockSide + down, house),
      height: 6 + 3 * Math.floor(chanceOf(column * 2 + right, row * 2 + down) * 5),
    })),
  )
}

const boxOf = (left: number, top: number, side: number): Point[] => [
  [left, top],
  [left + side, top],
  [left + side, top + side],
  [left, top + side],
]

/** The same for a place each time, from 0 to below 1. */
function chanceOf(column: number, row: number): number {
  const mixed = Math.imul(column ^ Math.imul(row, 0x27d4_eb2f), 0x85eb_ca6b)

  return ((mixed ^ (mixed >>> 13)) >>> 0) / 2 ** 32
}
