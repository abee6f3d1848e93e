'use client'

import { Button, toast, useAuth, useDocumentInfo } from '@payloadcms/ui'
import { useState } from 'react'

import { callOf } from '#domain/api/call-of.ts'
import type { revokeSessionsContract } from '#domain/people/revoke-sessions.contract.ts'

import { forgetStaff } from './forget-staff.ts'
import styles from './sign-out-everywhere.module.css'

type Account = { id: string; roles?: string[] }

/** Ends all sessions of the open account: after a lost phone, or when somebody leaves. */
export function SignOutEverywhere() {
  const { user } = useAuth<Account>()
  const { id } = useDocumentInfo()
  const [isAsking, setIsAsking] = useState(false)
  const isOwn = user?.id === id
  if (!id || !(isOwn || user?.roles?.includes('ROLE_ADMIN'))) return null

  const signOut = async () => {
    setIsAsking(false)
    const problem = await revokeSessions(String(id))
    if (problem) toast.error(problem)
    else if (isOwn) leave()
    else toast.success('Die Person ist überall abgemeldet.')
  }

  return (
    <section aria-label="Anmeldungen" className={styles.panel}>
      <p>
        {isAsking
          ? 'Alle Anmeldungen enden sofort, auf jedem Gerät.'
          : 'Ein Gerät ist verloren gegangen, oder jemand verlässt den Betrieb?'}
      </p>
      {isAsking ? (
        <div className={styles.actions}>
          <Button margin={false} onClick={() => void signOut()} size="small">
            Jetzt überall abmelden
          </Button>
          <Button buttonStyle="secondary" margin={false} onClick={() => setIsAsking(false)} size="small">
            Abbrechen
          </Button>
        </div>
      ) : (
        <Button buttonStyle="secondary" margin={false} onClick={() => setIsAsking(true)} size="small">
          Überall abmelden
        </Button>
      )}
    </section>
  )
}

function leave(): void {
  forgetStaff()
  window.location.assign('/backend/login')
}

const revoke = callOf<typeof revokeSessionsContract>('post', '/api/users/sessions/revoke-all')
const failed = 'Die Anmeldungen konnten nicht beendet werden. Bitte versuchen Sie es erneut.'

/** Why the sessions did not end, in German, or null. */
async function revokeSessions(user: string): Promise<string | null> {
  const answer = await revoke(fetch, { body: { user } })
  return answer.ok ? null : (answer.errors[0]?.message ?? failed)
}
