'use client'

import { useAuth } from '@payloadcms/ui'
import { type PropsWithChildren, useEffect } from 'react'

import { type StaffNote, staffNoteKey } from '#domain/people/staff-note.ts'

type Account = { firstName?: string; lastName?: string; email?: string; roles?: string[] }

/**
 * Notes in this browser who is signed in, since the session itself is closed to scripts: the storefront shows
 * administrators a toolbar.
 */
export function StaffNoteKeeper({ children }: PropsWithChildren) {
  const { user, tokenExpirationMs } = useAuth<Account>()

  useEffect(() => {
    try {
      if (user && tokenExpirationMs) {
        localStorage.setItem(staffNoteKey, JSON.stringify(noteOf(user, tokenExpirationMs)))
      } else if (user === null) {
        localStorage.removeItem(staffNoteKey)
      }
    } catch {
      // A browser that keeps nothing shows no toolbar; everything else works.
    }
  }, [user, tokenExpirationMs])

  return <>{children}</>
}

function noteOf({ firstName, lastName, email, roles = [] }: Account, endsAtMs: number): StaffNote {
  const name = [firstName, lastName].filter(Boolean).join(' ') || email || ''

  return { name, roles, exp: Math.floor(endsAtMs / 1000) }
}
