'use client'

import { useUrl } from '#plugins/desk/kit.port.ts'

import type { AddressChange } from './statistics-choice.ts'

/** The address with something of it changed. */
export function useQueryWith(changes: AddressChange): string {
  const { params } = useUrl()
  const changed = new URLSearchParams(params)
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) changed.delete(name)
    else changed.set(name, value)
  }

  return `?${changed}`
}
