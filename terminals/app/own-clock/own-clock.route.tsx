import type { HeadersArgs } from 'react-router'
import { useEffect, useState } from 'react'

import { CalmScreen } from '../shell/calm-screen.tsx'
import { OwnClock } from './own-clock.tsx'
import { ownManifestPath } from './own-manifest.ts'

/** Nobody's camera, and above all nobody's place: where somebody presses is none of the house's business. */
export function headers({ parentHeaders }: HeadersArgs): Headers {
  const headers = new Headers(parentHeaders)
  headers.set('permissions-policy', 'camera=(), microphone=(), payment=(), geolocation=()')

  return headers
}

export const meta = () => [{ title: 'Stempeln' }, { tagName: 'link', rel: 'manifest', href: ownManifestPath }]

/** The server sends the same frame to everybody: who it is, the browser asks with its session. */
export default function OwnClockRoute() {
  const [isAlive, setIsAlive] = useState(false)
  useEffect(() => setIsAlive(true), [])

  return isAlive ? (
    <OwnClock />
  ) : (
    <CalmScreen title="Stempeln">
      <p>Wird geladen …</p>
    </CalmScreen>
  )
}
