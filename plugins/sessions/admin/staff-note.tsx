'use client'

import { toast, useAuth, useTranslation } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import { type PropsWithChildren, useEffect } from 'react'

import { type StaffNote, staffNoteKey } from '#domain/people/staff-note.ts'
import { takeSignedOut } from './signed-out-note.ts'

type Account = { firstName?: string; lastName?: string; email?: string; roles?: string[] }

/**
 * Notes in this browser who is signed in, since the session itself is closed to scripts: the storefront shows
 * administrators a toolbar. While somebody signs out nothing is noted, for an answer may still be on its way that was
 * given before.
 */
export function StaffNoteKeeper({ children }: PropsWithChildren) {
  const { user, tokenExpirationMs } = useAuth<Account>()
  const isLeaving = usePathname() === '/backend/logout'
  const { t } = useTranslation()

  useEffect(() => {
    try {
      if (isLeaving) return
      if (user && tokenExpirationMs) {
        localStorage.setItem(staffNoteKey, JSON.stringify(noteOf(user, tokenExpirationMs)))
      } else if (user === null) {
        localStorage.removeItem(staffNoteKey)
      }
    } catch {
      // A browser that keeps nothing shows no toolbar; everything else works.
    }
  }, [user, tokenExpirationMs, isLeaving])

  useEffect(() => {
    if (!isLeaving && takeSignedOut()) toast.success(t('authentication:loggedOutSuccessfully'))
  }, [isLeaving, t])

  return <>{children}</>
}

function noteOf({ firstName, lastName, email, roles = [] }: Account, endsAtMs: number): StaffNote {
  const name = [firstName, lastName].filter(Boolean).join(' ') || email || ''

  return { name, roles, exp: Math.floor(endsAtMs / 1000) }
}
