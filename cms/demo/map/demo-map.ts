import { townTile, townZoom } from './made-up-town.ts'
import { type Tile, tileFile } from './tile-file.ts'
import { vectorTile } from './vector-tile.ts'

type Place = { latitude: number; longitude: number }

/** Tiles of a made-up town around each of the places, from the whole world down to its houses. */
export function demoMap(places: readonly [Place, ...Place[]]): Uint8Array {
  const tiles = new Map<string, Tile>()
  for (const place of places) {
    for (let z = 0; z <= townZoom; z++) {
      for (const [x, y] of around(place, z)) {
        tiles.set(`${z}/${x}/${y}`, { z, x, y, bytes: vectorTile(townTile(z, x, y)) })
      }
    }
  }

  return tileFile([...tiles.values()], {
    center: places[0],
    metadata: { name: 'Beispielkarte', attribution: 'Erfundene Straßen und Häuser', type: 'baselayer' },
  })
}

/** The tile of a place and those beside it. */
function around({ latitude, longitude }: Place, z: number): [number, number][] {
  const tilesAcross = 2 ** z
  const radians = (latitude * Math.PI) / 180
  const x = Math.floor(((longitude + 180) / 360) * tilesAcross)
  const y = Math.floor(((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * tilesAcross)
  const isThere = (at: number) => at >= 0 && at < tilesAcross
  const steps = [-1, 0, 1]

  return steps
    .flatMap((right) => steps.map((down): [number, number] => [x + right, y + down]))
    .filter(([column, row]) => isThere(column) && isThere(row))
}
