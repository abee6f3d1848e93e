import {
  addProtocol,
  AttributionControl,
  Map as Drawn,
  Marker,
  NavigationControl,
  setWorkerUrl,
} from 'maplibre-gl'
import 'maplibre-gl/dist/maplibre-gl.css'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { Protocol } from 'pmtiles'

import type { MapView } from '#domain/catalogue/shop.contract.ts'
import { mapTilesPath } from '#domain/url-space.data.ts'
import { wantsStillness } from '../motion.ts'
import { cameraOf } from './camera-of.ts'
import styles from './map-marker.module.css'
import { mapStyle } from './map-style.ts'

export type MapPlace = { name: string; latitude: number; longitude: number; routeHref: string }

type Told = {
  onReady: () => void
  /** The browser cannot draw it, or can no longer, or the tiles do not come. */
  onLost: () => void
}

type Wanted = Told & { view: MapView; places: readonly [MapPlace, ...MapPlace[]] }

const words = {
  'Map.Title': 'Karte zum Bewegen',
  'AttributionControl.ToggleAttribution': 'Quellen zeigen',
  'NavigationControl.ZoomIn': 'Näher',
  'NavigationControl.ZoomOut': 'Weiter weg',
  'NavigationControl.ResetBearing': 'Ziehen dreht die Karte, ein Druck richtet sie nach Norden',
  'CooperativeGesturesHandler.WindowsHelpText': 'Strg und Mausrad bringen die Karte näher',
  'CooperativeGesturesHandler.MacHelpText': '⌘ und Mausrad bringen die Karte näher',
  'CooperativeGesturesHandler.MobileHelpText': 'Zwei Finger bewegen die Karte',
}

setWorkerUrl(workerUrl)
addProtocol('pmtiles', new Protocol({ metadata: true }).tile)

/** Draws the map into an element and answers what takes it away again. */
export function openMap(container: HTMLElement, wanted: Wanted): () => void {
  const { view, places, onReady, onLost } = wanted
  const [font = 'sans-serif'] = getComputedStyle(container).fontFamily.replaceAll(/["']/g, '').split(',')
  const map = new Drawn({
    container,
    style: mapStyle(view.style, { tiles: location.origin + mapTilesPath, font }),
    ...cameraOf(view, places, { width: container.clientWidth, height: container.clientHeight }),
    maxPitch: 85,
    attributionControl: false,
    // Whoever scrolls the page does not want to move the map.
    cooperativeGestures: true,
    fadeDuration: wantsStillness() ? 0 : 300,
    locale: words,
  })
  map.addControl(new AttributionControl({ compact: false }))
  map.addControl(new NavigationControl({ visualizePitch: true }))
  for (const place of places) markPlace(map, place)

  let isReady = false
  map.on('load', () => {
    isReady = true
    onReady()
  })
  map.on('error', () => {
    if (!isReady) onLost()
  })
  map.on('webglcontextlost', onLost)

  return () => map.remove()
}

function markPlace(map: Drawn, place: MapPlace): void {
  const element = document.createElement('a')
  element.className = styles.marker ?? ''
  element.href = place.routeHref
  element.target = '_blank'
  element.rel = 'noopener'
  element.textContent = place.name
  element.setAttribute('aria-label', `${place.name}: Route planen`)
  new Marker({ element, anchor: 'bottom' }).setLngLat([place.longitude, place.latitude]).addTo(map)
}
