import type { UIFieldServerComponent } from 'payload'

import { asUser } from '#kernel/access/on-behalf.ts'
import { defaultView } from '#domain/content/map-projection.ts'

import { GeolocationMap } from './geolocation-map.tsx'

/** The map in the style of the house. */
export const GeolocationField: UIFieldServerComponent = async ({ path, req }) => {
  const { mapStyle } = await req.payload.findGlobal({
    slug: 'config',
    depth: 0,
    select: { mapStyle: true },
    ...asUser(req),
  })

  return <GeolocationMap path={path} style={mapStyle ?? defaultView.style} />
}
