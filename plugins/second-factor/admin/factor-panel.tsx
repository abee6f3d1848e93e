'use client'

import { Button, Link, useAuth, useDocumentInfo } from '@payloadcms/ui'
import { useState } from 'react'

import { Problem, SidePanel } from '#collections/shared/admin/side-panel.tsx'
import type { Factors } from '#domain/people/second-factor/own-factors.contracts.ts'

import { AskPermit } from './ask-permit.tsx'
import { problemOf, resetFactors } from './calls.ts'
import { FactorsAwaited } from './factors-awaited.tsx'
import { useFactors } from './use-factors.ts'
import { useWork } from './use-work.ts'

type Account = { id: string; roles?: string[] }

/** Beside an account: the way to the own factors, and for admins the way out for somebody who has lost theirs. */
export function FactorPanel() {
  const { user } = useAuth<Account>()
  const { id } = useDocumentInfo()
  if (!id || !user) return null
  if (user.id !== id) return user.roles?.includes('ROLE_ADMIN') ? <OthersFactors user={String(id)} /> : null

  return (
    <SidePanel id="second-factor" title="Zweiter Faktor">
      <p>Passkeys, Einmalcodes und gemerkte Geräte Ihres Zugangs.</p>
      <Link href="/backend/second-factor" prefetch={false}>
        Zweiten Faktor verwalten
      </Link>
    </SidePanel>
  )
}

function OthersFactors({ user }: { user: string }) {
  const { factors, problem: unread, reload } = useFactors(user)
  const [isAsking, setIsAsking] = useState(false)
  const { problem, run } = useWork()
  if (!factors)
    return (
      <SidePanel id="second-factor" title="Zweiter Faktor">
        <FactorsAwaited height="3rem" problem={unread} reload={reload} />
      </SidePanel>
    )
  const has = factors.hasApp || factors.passkeyCount > 0

  const reset = (permit: string) => {
    setIsAsking(false)
    void run(async () => {
      const outcome = await resetFactors(fetch, { body: { permit, user } })
      reload()
      return problemOf(outcome)
    })
  }

  return (
    <SidePanel id="second-factor" title="Zweiter Faktor">
      <p aria-live="polite">{has ? `Eingerichtet: ${namesOf(factors)}.` : 'Nicht eingerichtet.'}</p>
      <Problem>{problem ?? unread}</Problem>
      {has && (
        <>
          <p>
            Wer Telefon und Codes verloren hat, kommt nur so wieder hinein. Die Person wird überall abgemeldet
            und per E-Mail verständigt.
          </p>
          <Button buttonStyle="secondary" margin={false} size="small" onClick={() => setIsAsking(true)}>
            Zweiten Faktor zurücksetzen
          </Button>
        </>
      )}
      {isAsking && <AskPermit hasPasskey={false} onPermit={reset} onClose={() => setIsAsking(false)} />}
    </SidePanel>
  )
}

const namesOf = ({ hasApp, passkeyCount }: Factors): string =>
  [
    ...(hasApp ? ['App für Einmalcodes'] : []),
    ...(passkeyCount > 0 ? [passkeyCount === 1 ? '1 Passkey' : `${passkeyCount} Passkeys`] : []),
  ].join(', ')
