import { ownClockPath } from '#domain/workforce/own-device.ts'

export const ownManifestPath = `${ownClockPath}.webmanifest`

const paper = '#0c0f12'
const icon = (src: string, edge: number) => ({ src, sizes: `${edge}x${edge}`, type: 'image/png' })

/** The clock as an app on somebody's own telephone. */
export const ownManifest = {
  id: ownClockPath,
  name: 'Stempeln',
  short_name: 'Stempeln',
  description: 'Kommen, Pause und Gehen am eigenen Telefon.',
  lang: 'de',
  start_url: ownClockPath,
  // Signing in belongs to it as well.
  scope: '/',
  display: 'standalone',
  theme_color: paper,
  background_color: paper,
  icons: [
    icon('/icon-192.png', 192),
    icon('/icon-512.png', 512),
    { ...icon('/icon-maskable-512.png', 512), purpose: 'maskable' },
  ],
}
