import { createLocalReq, type ServerProps } from 'payload'
import type { PropsWithChildren } from 'react'

import { readZones } from '#collections/shared/zone-of-house.ts'

import { ZonesProvider } from './zones.tsx'

/** Lets whatever shows a time know by which clock its branch works, which the shop tells every guest. */
export async function BranchZones({ children, payload, user }: PropsWithChildren<ServerProps>) {
  if (!user) return <>{children}</>
  const req = await createLocalReq({ user }, payload)
  const { house, zones } = await readZones(req)

  return (
    <ZonesProvider house={house} zones={zones}>
      {children}
    </ZonesProvider>
  )
}
