import { mesh } from 'topojson-client'

import { toMap } from '#domain/content/map-projection.ts'

/** Coasts and borders as one path within a map whose edges are 0 and 1; fetched only when a map is opened. */
export async function readOutlines(): Promise<string> {
  const { default: atlas } = await import('world-atlas/countries-50m.json')
  // Plain JSON, in the shape that the package documents.
  const topology = atlas as unknown as Parameters<typeof mesh>[0]

  return mesh(topology).coordinates.map(lineOf).join('')
}

function lineOf(line: number[][]): string {
  return line.map(([longitude = 0, latitude = 0], index) => step(index, { longitude, latitude })).join('')
}

function step(index: number, place: Parameters<typeof toMap>[0]): string {
  const { x, y } = toMap(place)

  return `${index === 0 ? 'M' : 'L'}${x.toFixed(6)} ${y.toFixed(6)}`
}
