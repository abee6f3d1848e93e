'use client'

import { useState } from 'react'

import { Problem } from '#collections/shared/admin/side-panel.tsx'

import { AskPermit } from './ask-permit.tsx'
import { forgetDevices, problemOf, removeFactor, renamePasskey, renewRecoveryCodes } from './calls.ts'
import { Dialog } from './dialog.tsx'
import { AppSection, CodesSection, DevicesSection, PasskeysSection } from './factor-sections.tsx'
import { FactorsAwaited } from './factors-awaited.tsx'
import styles from './factors.module.css'
import { RecoveryCodes } from './recovery-codes.tsx'
import { RenamePasskey } from './rename-passkey.tsx'
import { SetUpStep } from './set-up-step.tsx'
import { useFactors } from './use-factors.ts'
import { useWork } from './use-work.ts'

/** What is asked for before it is done. */
type Change = (permit: string) => Promise<string | null>
type Open =
  | { kind: 'app' | 'passkey'; permit: string }
  | { kind: 'codes'; codes: string[] }
  | { kind: 'name'; id: string; name: string }
  | null

/** How somebody signs in besides the password: all of it in one place, and each change proven. */
export function OwnFactors() {
  const { factors, problem: unread, reload } = useFactors()
  const [open, setOpen] = useState<Open>(null)
  const [asked, setAsked] = useState<Change | null>(null)
  const { problem, run } = useWork()
  if (!factors) return <FactorsAwaited height="20rem" problem={unread} reload={reload} />

  const ask = (change: Change) => setAsked(() => change)
  const close = () => {
    setOpen(null)
    reload()
  }
  const permitted = (permit: string) => {
    setAsked(null)
    void run(async () => {
      const wrong = (await asked?.(permit)) ?? null
      reload()
      return wrong
    })
  }
  const setUp = (kind: 'app' | 'passkey') =>
    ask(async (permit) => {
      setOpen({ kind, permit })
      return null
    })
  const renew = () =>
    ask(async (permit) => {
      const outcome = await renewRecoveryCodes(fetch, { body: { permit } })
      if (outcome.ok) setOpen({ kind: 'codes', codes: outcome.body.recoveryCodes })
      return problemOf(outcome)
    })
  const remove = (passkey?: string) =>
    ask(async (permit) =>
      problemOf(await removeFactor(fetch, { body: { permit, ...(passkey && { passkey }) } })),
    )
  const rename = (passkey: string, name: string) => {
    setOpen(null)
    ask(async (permit) => problemOf(await renamePasskey(fetch, { body: { permit, passkey, name } })))
  }
  const forget = (device?: string) =>
    ask(async (permit) =>
      problemOf(await forgetDevices(fetch, { body: { permit, ...(device && { device }) } })),
    )

  return (
    <div className={styles.page}>
      <Problem>{problem ?? unread}</Problem>
      {factors.isRequired && (
        <p className={styles.required}>Für Ihren Zugang ist ein zweiter Faktor vorgeschrieben.</p>
      )}
      <AppSection {...factors} onSetUp={() => setUp('app')} onRemove={() => remove()} />
      <PasskeysSection
        {...factors}
        onSetUp={() => setUp('passkey')}
        onRename={(passkey) => setOpen({ kind: 'name', ...passkey })}
        onRemove={remove}
      />
      <CodesSection {...factors} onRenew={renew} />
      <DevicesSection {...factors} onForget={forget} />
      {asked && (
        <AskPermit
          hasPasskey={factors.passkeyCount > 0}
          onPermit={permitted}
          onClose={() => setAsked(null)}
        />
      )}
      {open?.kind === 'codes' && (
        <Dialog title="Ihre Wiederherstellungscodes" isFirm onClose={close}>
          <RecoveryCodes codes={open.codes} onDone={close} />
        </Dialog>
      )}
      {open?.kind === 'name' && (
        <RenamePasskey {...open} onName={(name) => rename(open.id, name)} onClose={() => setOpen(null)} />
      )}
      {(open?.kind === 'app' || open?.kind === 'passkey') && (
        <SetUpStep {...open} onDone={close} onClose={close} />
      )}
    </div>
  )
}
