import path from 'node:path'

/** The tiles of the map: one file that the house puts there. Every process of an installation sees the same. */
export const mapTilesFile = (): string =>
  path.resolve(process.env.MAP_TILES_FILE || path.join(process.env.MEDIA_DIR ?? '.data/media', 'map.pmtiles'))
