import { createLocalReq, type ServerProps } from 'payload'
import type { PropsWithChildren } from 'react'

import { asSystem } from '#kernel/access/on-behalf.ts'
import { findRecords } from '#kernel/database/find-records.ts'
import { usualZone } from '#domain/time/time-zones.data.ts'

import { ZonesProvider } from './zones.tsx'

const mostBranches = 1000

/** Lets whatever shows a time know by which clock its branch works, which the shop tells every guest. */
export async function BranchZones({ children, payload, user }: PropsWithChildren<ServerProps>) {
  if (!user) return <>{children}</>
  const req = await createLocalReq({ user }, payload)
  const branches = await findRecords(asSystem(req), 'branches', {
    select: { timeZone: true },
    sort: 'createdAt',
    limit: mostBranches,
  })
  const zones = Object.fromEntries(branches.map(({ id, timeZone }) => [id, timeZone]))
  const [own] = user.collection === 'users' ? (user.branches ?? []) : []
  const house = zones[typeof own === 'string' ? own : (own?.id ?? '')] ?? branches[0]?.timeZone ?? usualZone

  return (
    <ZonesProvider house={house} zones={zones}>
      {children}
    </ZonesProvider>
  )
}
