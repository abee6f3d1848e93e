import { type Flavor, layers, namedFlavor } from '@protomaps/basemaps'
import type { LayerSpecification, StyleSpecification, SymbolLayerSpecification } from 'maplibre-gl'

import type { MapStyle } from '#domain/content/map-projection.ts'

/** From here on houses have a height. Spec: storefront 9. */
const housesFromZoom = 15

const source = 'map'

/**
 * How the map is drawn: Protomaps' basemap without its pictures, and with houses of their height. Words are drawn in
 * the font of the page, so that neither pictures nor letters come from anywhere else.
 */
export function mapStyle(
  style: MapStyle,
  { tiles, font }: { tiles: string; font: string },
): StyleSpecification {
  const flat = layers(source, { ...namedFlavor(style), ...legible[style] }, { lang: 'de' })
  const ground = flat.filter(({ id, type }) => type !== 'symbol' && id !== 'buildings')
  const words = flat.flatMap((layer) => (layer.type === 'symbol' ? wordsOf(layer, font) : []))

  return {
    version: 8,
    sources: { [source]: { type: 'vector', url: `pmtiles://${tiles}` } },
    layers: [...ground, housesIn(style), ...words],
    light: { anchor: 'viewport', intensity: 0.35 },
  }
}

/** Streets are named where houses stand beside them, and dark names in the dark say nothing. */
const legible: Record<MapStyle, Partial<Flavor>> = {
  dark: {
    roads_label_minor: '#b9bec6',
    roads_label_minor_halo: '#1f1f1f',
    roads_label_major: '#d5d9df',
    roads_label_major_halo: '#1f1f1f',
  },
  light: {},
}

/** What was only a picture says nothing without it. */
function wordsOf(layer: SymbolLayerSpecification, font: string): LayerSpecification[] {
  const { 'icon-image': picture, ...layout } = layer.layout ?? {}
  if (layout['text-field'] === undefined || (picture !== undefined && layer.id === 'roads_shields')) return []

  // Words that lie on the street cannot be read from so low.
  const standing: SymbolLayerSpecification['layout'] = {
    'text-font': [font],
    'text-pitch-alignment': 'viewport',
  }
  const size = layer.id.startsWith('roads_') ? { 'text-size': 14 } : {}
  return [{ ...layer, layout: { ...layout, ...standing, ...size } }]
}

const colours: Record<MapStyle, string> = { dark: '#4a4f57', light: '#d9d2c7' }

const housesIn = (style: MapStyle): LayerSpecification => ({
  id: 'houses',
  type: 'fill-extrusion',
  source,
  'source-layer': 'buildings',
  minzoom: housesFromZoom,
  filter: ['in', ['get', 'kind'], ['literal', ['building', 'building_part']]],
  paint: {
    'fill-extrusion-color': colours[style],
    'fill-extrusion-height': ['coalesce', ['get', 'height'], 6],
    'fill-extrusion-base': ['coalesce', ['get', 'min_height'], 0],
    'fill-extrusion-opacity': 0.92,
  },
})
