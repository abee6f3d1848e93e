'use client'

import { Button, useField } from '@payloadcms/ui'
import { type PointerEvent, useEffect, useRef, useState } from 'react'

import {
  defaultView,
  type MapPoint,
  type MapStyle,
  toMap,
  toPlace,
  worldPixels,
} from '#domain/content/map-projection.ts'

import styles from './geolocation-map.module.css'
import { readOutlines } from './read-outlines.ts'

const size = { width: 720, height: 320 }
const zoomOfPlace = 5
const zooms = { least: 0, most: 14, step: 0.5 }

/**
 * Shows the coordinates on the outlines of the countries, and sets them by a click. The outlines are our own:
 * nobody else learns which place somebody looks at.
 */
export function GeolocationMap({ path, style }: { path: string; style: MapStyle }) {
  const around = path.split('.').slice(0, -1)
  const latitude = useField<number | null>({ path: [...around, 'latitude'].join('.') })
  const longitude = useField<number | null>({ path: [...around, 'longitude'].join('.') })
  const place =
    typeof latitude.value === 'number' && typeof longitude.value === 'number'
      ? { latitude: latitude.value, longitude: longitude.value }
      : null
  const choose = (point: MapPoint) => {
    const chosen = toPlace(point)
    latitude.setValue(chosen.latitude)
    longitude.setValue(chosen.longitude)
  }

  return (
    <div className={styles.map}>
      <p className={styles.label}>Lage</p>
      <OutlineMap marker={place && toMap(place)} onChoose={choose} style={style} />
      <p className={styles.hint}>
        Ein Klick setzt die Lage; für die Hausnummer tragen Sie bitte die Koordinaten ein.{' '}
        {place && (
          <a
            href={`https://www.openstreetmap.org/?mlat=${place.latitude}&mlon=${place.longitude}#map=17/${place.latitude}/${place.longitude}`}
            rel="noreferrer"
            target="_blank"
          >
            Auf OpenStreetMap nachsehen
          </a>
        )}
      </p>
    </div>
  )
}

type MapProps = { marker: MapPoint | null; onChoose: (point: MapPoint) => void; style: MapStyle }

function OutlineMap({ marker, onChoose, style }: MapProps) {
  const [outlines, setOutlines] = useState('')
  const [zoom, setZoom] = useState<number>(marker ? zoomOfPlace : defaultView.zoom)
  const [center, setCenter] = useState(marker ?? toMap(defaultView.center))
  const drag = useDrag()
  useEffect(() => void readOutlines().then(setOutlines), [])

  const scale = worldPixels * 2 ** zoom
  const x = (point: MapPoint) => (point.x - center.x) * scale + size.width / 2
  const y = (point: MapPoint) => (point.y - center.y) * scale + size.height / 2
  const change = (by: number) => setZoom((now) => Math.max(zooms.least, Math.min(zooms.most, now + by)))

  return (
    <>
      <svg
        aria-label="Karte mit den Umrissen der Länder"
        className={styles.canvas}
        data-map-style={style}
        onPointerDown={drag.begin}
        onPointerMove={(event) => {
          const moved = drag.move(event)
          if (moved) setCenter((now) => ({ x: now.x - moved.x / scale, y: now.y - moved.y / scale }))
        }}
        onPointerUp={(event) => {
          const at = drag.end(event)
          if (!at) return
          onChoose({
            x: center.x + (at.x - size.width / 2) / scale,
            y: center.y + (at.y - size.height / 2) / scale,
          })
        }}
        role="img"
        viewBox={`0 0 ${size.width} ${size.height}`}
      >
        <path
          className={styles.outlines}
          d={outlines}
          transform={`translate(${x({ x: 0, y: 0 })} ${y({ x: 0, y: 0 })}) scale(${scale})`}
        />
        {marker && <circle className={styles.marker} cx={x(marker)} cy={y(marker)} r="7" />}
      </svg>
      <div className={styles.buttons}>
        <Button buttonStyle="secondary" margin={false} onClick={() => change(zooms.step)} size="small">
          Näher
        </Button>
        <Button buttonStyle="secondary" margin={false} onClick={() => change(-zooms.step)} size="small">
          Weiter weg
        </Button>
        {marker && (
          <Button buttonStyle="secondary" margin={false} onClick={() => setCenter(marker)} size="small">
            Zur Lage
          </Button>
        )}
      </div>
    </>
  )
}

/** Tells a click, which chooses, from a pull, which moves the map; in units of the drawing. */
function useDrag() {
  const last = useRef<MapPoint | null>(null)
  const travelled = useRef(0)

  return {
    begin: (event: PointerEvent<SVGSVGElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId)
      last.current = pointIn(event)
      travelled.current = 0
    },
    move: (event: PointerEvent<SVGSVGElement>): MapPoint | null => {
      if (!last.current) return null
      const now = pointIn(event)
      const by = { x: now.x - last.current.x, y: now.y - last.current.y }
      travelled.current += Math.hypot(by.x, by.y)
      last.current = now
      return by
    },
    end: (event: PointerEvent<SVGSVGElement>): MapPoint | null => {
      last.current = null
      return travelled.current < 4 ? pointIn(event) : null
    },
  }
}

function pointIn({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>): MapPoint {
  const { left, top, width } = currentTarget.getBoundingClientRect()
  const unit = size.width / width

  return { x: (clientX - left) * unit, y: (clientY - top) * unit }
}
