'use client'

import { createContext, type PropsWithChildren, useContext, useMemo } from 'react'

import { usualZone } from '#domain/time/time-zones.data.ts'

import { useOfBrowser } from '../use-of-browser.ts'

type Zones = {
  zones: Readonly<Record<string, string>>
  /** By which clock people work who belong to no branch. */
  house: string
}

const ZonesContext = createContext<Zones>({ zones: {}, house: usualZone })

export function ZonesProvider({ children, zones, house }: PropsWithChildren<Zones>) {
  const value = useMemo(() => ({ zones, house }), [zones, house])

  return <ZonesContext value={value}>{children}</ZonesContext>
}

/**
 * The zone of a record: its own if it is a branch, else that of its branch or of all of its branches, else that of the
 * house.
 */
export function useZoneOf(record: { branch?: unknown; branches?: unknown; timeZone?: unknown }): string {
  const { zones, house } = useContext(ZonesContext)
  if (typeof record.timeZone === 'string' && record.timeZone) return record.timeZone
  const branches = Array.isArray(record.branches) ? record.branches : [record.branch]
  const known = new Set(branches.map((branch) => zones[idIn(branch) ?? ''] ?? house))
  const [zone = house] = known

  return known.size === 1 ? zone : house
}

/** The zone that this browser works by; the server does not know it. */
export const useOwnZone = (): string | null => useOfBrowser<string | null>(ownZone, null)

const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

function idIn(branch: unknown): string | null {
  if (typeof branch === 'string') return branch

  return typeof branch === 'object' && branch !== null && 'id' in branch ? String(branch.id) : null
}
