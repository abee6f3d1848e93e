import { gzipSync } from 'node:zlib'
import { zxyToTileId } from 'pmtiles'

import { varint } from './protocol-buffer.ts'

export type Tile = { z: number; x: number; y: number; bytes: Uint8Array }

type Place = { latitude: number; longitude: number }
type Facts = { center: Place; metadata: Record<string, unknown> }

const headerBytes = 127
const gzip = 2
const mvt = 1

/**
 * A file of the format PMTiles 3 with one directory, which holds some hundred tiles. What several tiles hold is kept
 * once.
 */
export function tileFile(tiles: readonly Tile[], { center, metadata }: Facts): Uint8Array {
  const sorted = tiles
    .map(({ bytes, ...at }) => ({ ...at, id: zxyToTileId(at.z, at.x, at.y), data: gzipSync(bytes) }))
    .toSorted((one, other) => one.id - other.id)
  const { entries, data } = placed(sorted)
  const directory = gzipSync(directoryOf(entries))
  const about = gzipSync(JSON.stringify(metadata))
  const header = headerOf({
    sizes: [directory.length, about.length, 0, data.length],
    counts: [entries.length, entries.length, new Set(entries.map(({ offset }) => offset)).size],
    zooms: [Math.min(...tiles.map(({ z }) => z)), Math.max(...tiles.map(({ z }) => z))],
    center,
  })

  return Buffer.concat([header, directory, about, data])
}

type Entry = { id: number; offset: number; length: number }

function placed(tiles: readonly { id: number; data: Buffer }[]): { entries: Entry[]; data: Buffer } {
  const offsets = new Map<string, number>()
  const kept: Buffer[] = []
  let end = 0
  const entries = tiles.map(({ id, data }) => {
    const key = data.toString('latin1')
    const offset = offsets.get(key) ?? end
    if (!offsets.has(key)) {
      offsets.set(key, end)
      kept.push(data)
      end += data.length
    }
    return { id, offset, length: data.length }
  })

  return { entries, data: Buffer.concat(kept) }
}

function directoryOf(entries: readonly Entry[]): Uint8Array {
  const ids = entries.map(({ id }, at) => id - (entries[at - 1]?.id ?? 0))
  const numbers = [
    entries.length,
    ...ids,
    ...entries.map(() => 1),
    ...entries.map(({ length }) => length),
    ...entries.map(({ offset }) => offset + 1),
  ]

  return Uint8Array.from(numbers.flatMap(varint))
}

type Header = {
  /** Of directory, metadata, further directories and tiles, which follow each other. */
  sizes: [number, number, number, number]
  /** Addressed tiles, entries, different contents. */
  counts: [number, number, number]
  zooms: [number, number]
  center: Place
}

function headerOf({ sizes, counts, zooms, center }: Header): Buffer {
  const header = Buffer.alloc(headerBytes)
  header.write('PMTiles', 'latin1')
  header.writeUInt8(3, 7)
  let offset = headerBytes
  sizes.forEach((size, at) => {
    header.writeBigUInt64LE(BigInt(offset), 8 + at * 16)
    header.writeBigUInt64LE(BigInt(size), 16 + at * 16)
    offset += size
  })
  counts.forEach((count, at) => header.writeBigUInt64LE(BigInt(count), 72 + at * 8))
  header.set([1, gzip, gzip, mvt, ...zooms], 96)
  const world = [-180, -85, 180, 85, center.longitude, center.latitude].map((degrees) =>
    Math.round(degrees * 1e7),
  )
  const [west = 0, south = 0, east = 0, north = 0, longitude = 0, latitude = 0] = world
  header.writeInt32LE(west, 102)
  header.writeInt32LE(south, 106)
  header.writeInt32LE(east, 110)
  header.writeInt32LE(north, 114)
  header.writeUInt8(zooms[1], 118)
  header.writeInt32LE(longitude, 119)
  header.writeInt32LE(latitude, 123)

  return header
}
