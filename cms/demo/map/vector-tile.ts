import { bytesField, numberField, packedField, textField, varint, zigzag } from './protocol-buffer.ts'

export type Point = readonly [x: number, y: number]

export type Shape = {
  kind: 'line' | 'area'
  /** In units of the tile; the ring of an area is closed by itself and runs clockwise on the screen. */
  points: readonly Point[]
  facts: Readonly<Record<string, string | number>>
}

/** Units along a side of a tile. */
export const tileExtent = 4096

/** A tile of the format MVT 2.1 from the shapes of each of its layers. */
export function vectorTile(layers: Readonly<Record<string, readonly Shape[]>>): Uint8Array {
  const filled = Object.entries(layers).filter(([, shapes]) => shapes.length > 0)

  return Uint8Array.from(filled.flatMap(([name, shapes]) => bytesField(3, layerOf(name, shapes))))
}

function layerOf(name: string, shapes: readonly Shape[]): number[] {
  const keys = new Map<string, number>()
  const values = new Map<string | number, number>()
  const indexOf = <Key>(known: Map<Key, number>, key: Key): number => {
    const index = known.get(key) ?? known.size
    known.set(key, index)
    return index
  }
  const features = shapes.map(({ kind, points, facts }) => [
    ...packedField(
      2,
      Object.entries(facts).flatMap(([key, value]) => [indexOf(keys, key), indexOf(values, value)]),
    ),
    ...numberField(3, kind === 'line' ? 2 : 3),
    ...packedField(4, commandsOf(kind, points)),
  ])

  return [
    ...numberField(15, 2),
    ...textField(1, name),
    ...features.flatMap((feature) => bytesField(2, feature)),
    ...[...keys.keys()].flatMap((key) => textField(3, key)),
    ...[...values.keys()].flatMap((value) => bytesField(4, valueOf(value))),
    ...numberField(5, tileExtent),
  ]
}

const valueOf = (value: string | number): number[] =>
  typeof value === 'string' ? textField(1, value) : [...varint(5 * 8), ...varint(value)]

const moveTo = (count: number) => count * 8 + 1
const lineTo = (count: number) => count * 8 + 2
const closePath = 8 + 7

/** Commands of a pen: each step is told from the one before. */
export function commandsOf(kind: Shape['kind'], points: readonly Point[]): number[] {
  const steps = points.map(([x, y], at) => {
    const [fromX, fromY] = points[at - 1] ?? [0, 0]
    return [zigzag(x - fromX), zigzag(y - fromY)]
  })
  const [first = [], ...others] = steps

  return [
    moveTo(1),
    ...first,
    lineTo(others.length),
    ...others.flat(),
    ...(kind === 'area' ? [closePath] : []),
  ]
}
