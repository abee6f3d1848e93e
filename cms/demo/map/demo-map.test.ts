import { gunzipSync } from 'node:zlib'
import { PMTiles, type Source } from 'pmtiles'
import { expect, it } from 'vitest'

import { demoMap } from './demo-map.ts'
import { townTile } from './made-up-town.ts'
import { varint, zigzag } from './protocol-buffer.ts'
import { commandsOf, vectorTile } from './vector-tile.ts'

const dornbirn = { latitude: 47.4133, longitude: 9.7419 }
const bregenz = { latitude: 47.5031, longitude: 9.7471 }

/** The file as a browser asks for it, part by part. */
function sourceOf(file: Uint8Array): Source {
  return {
    getKey: () => 'demo',
    getBytes: async (offset, length) => ({
      data: Uint8Array.from(file.subarray(offset, offset + length)).buffer,
    }),
  }
}

it('the file is one that the reader of the browser understands', async () => {
  const file = demoMap([dornbirn, bregenz])
  const map = new PMTiles(sourceOf(file))

  expect(await map.getHeader()).toMatchObject({ minZoom: 0, maxZoom: 15, tileType: 1, centerLat: 47.4133 })
  expect(await map.getMetadata()).toMatchObject({ attribution: 'Erfundene Straßen und Häuser' })
  expect(file.length).toBeLessThan(200_000)
})

it.each([
  ['Dornbirn', 15, 17_270, 11_469],
  ['Bregenz', 15, 17_271, 11_457],
  ['both', 10, 539, 358],
])('there is a tile for %s', async (_place, z, x, y) => {
  const map = new PMTiles(sourceOf(demoMap([dornbirn, bregenz])))
  const tile = await map.getZxy(z, x, y)

  expect(new Uint8Array(tile?.data ?? new ArrayBuffer())).toEqual(vectorTile(townTile(z, x, y)))
})

it('nothing is drawn far away', async () => {
  const map = new PMTiles(sourceOf(demoMap([dornbirn])))

  expect(await map.getZxy(15, 100, 100)).toBeUndefined()
})

it('a town has named streets, houses of some height and parks, the same each time', () => {
  const { roads, buildings, landuse } = townTile(15, 17_270, 11_469)

  expect(new Set(roads.map(({ facts }) => facts.kind))).toEqual(new Set(['minor_road', 'major_road']))
  expect(roads.every(({ facts }) => facts.name !== '')).toBe(true)
  expect(buildings.length).toBeGreaterThan(300)
  expect(buildings.every(({ facts }) => Number(facts.height) >= 6 && Number(facts.height) <= 18)).toBe(true)
  expect(landuse.length).toBeGreaterThan(3)
  expect(townTile(15, 17_270, 11_469)).toEqual(townTile(15, 17_270, 11_469))
})

it('each house stands in one tile', () => {
  const left = townTile(15, 17_270, 11_469).buildings.map(({ points }) => points[0]?.[0] ?? 0)
  const right = townTile(15, 17_271, 11_504).buildings.map(({ points }) => (points[0]?.[0] ?? 0) + 4096)

  expect(left.filter((x) => right.includes(x))).toEqual([])
})

// The examples of the specification of vector tiles 2.1, 4.3.5.
it.each([
  [
    'line',
    [
      [2, 2],
      [2, 10],
      [10, 10],
    ],
    [9, 4, 4, 18, 0, 16, 16, 0],
  ],
  [
    'area',
    [
      [3, 6],
      [8, 12],
      [20, 34],
    ],
    [9, 6, 12, 18, 10, 12, 24, 44, 15],
  ],
] as const)('a %s is drawn as the specification says', (kind, points, commands) => {
  expect(commandsOf(kind, points)).toEqual(commands)
})

it('a tile is written byte by byte as the specification says', () => {
  const tile = vectorTile({
    a: [
      {
        kind: 'line',
        points: [
          [2, 2],
          [2, 10],
        ],
        facts: { k: 'v' },
      },
    ],
    empty: [],
  })
  const feature = [18, 2, 0, 0, 24, 2, 34, 6, 9, 4, 4, 10, 0, 16]
  const layer = [
    120,
    2,
    10,
    1,
    97,
    18,
    feature.length,
    ...feature,
    26,
    1,
    107,
    34,
    3,
    10,
    1,
    118,
    40,
    128,
    32,
  ]

  expect([...tile]).toEqual([26, layer.length, ...layer])
})

it('numbers are written in sevens of bits, and those below zero beside the others', () => {
  expect([varint(1), varint(150), varint(2 ** 40)].map((bytes) => bytes.join(' '))).toEqual([
    '1',
    '150 1',
    '128 128 128 128 128 32',
  ])
  expect([0, -1, 1, -2].map(zigzag)).toEqual([0, 1, 2, 3])
})

it('what is the same in many tiles is kept once', () => {
  const file = demoMap([dornbirn])
  const contents = Number(Buffer.from(file).readBigUInt64LE(88))
  const entries = Number(Buffer.from(file).readBigUInt64LE(80))

  expect(contents).toBeLessThan(entries / 2)
  expect(
    gunzipSync(Buffer.from(file).subarray(127, 127 + Number(Buffer.from(file).readBigUInt64LE(16))))[0],
  ).toBeGreaterThan(0)
})
