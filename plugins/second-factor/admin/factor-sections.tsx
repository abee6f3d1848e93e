'use client'

import { Button } from '@payloadcms/ui'
import { type ReactNode, useEffect, useId, useState } from 'react'

import { HouseMoment } from '#collections/shared/admin/moment/house-moment.tsx'
import type { Factors } from '#domain/people/second-factor/own-factors.contracts.ts'

import styles from './factors.module.css'
import { canUsePasskeys } from './with-passkey.ts'

type AppProps = Pick<Factors, 'hasApp'> & { onSetUp: () => void; onRemove: () => void }

export function AppSection({ hasApp, onSetUp, onRemove }: AppProps) {
  return (
    <Section title="App für Einmalcodes">
      <p>{hasApp ? 'Eingerichtet.' : 'Ihr Telefon zeigt alle 30 Sekunden einen neuen Code.'}</p>
      <div className={styles.actions}>
        <Small onClick={onSetUp}>{hasApp ? 'Andere App einrichten' : 'App einrichten'}</Small>
        {hasApp && <Small onClick={onRemove}>App entfernen</Small>}
      </div>
    </Section>
  )
}

type PasskeysProps = Pick<Factors, 'passkeys'> & {
  onSetUp: () => void
  onRename: (passkey: { id: string; name: string }) => void
  onRemove: (id: string) => void
}

export function PasskeysSection({ passkeys, onSetUp, onRename, onRemove }: PasskeysProps) {
  const [isPossible, setIsPossible] = useState(true)
  useEffect(() => setIsPossible(canUsePasskeys()), [])

  return (
    <Section title="Passkeys">
      <p>Mit Finger, Gesicht oder PIN anmelden, auch ganz ohne Passwort.</p>
      <List>
        {passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
          <li key={id}>
            <Named name={name}>
              {lastUsedAt ? 'Zuletzt verwendet ' : 'Erstellt '}
              <HouseMoment at={lastUsedAt ?? createdAt} />
            </Named>
            <span className={styles.actions}>
              <Small onClick={() => onRename({ id, name })} label={`Passkey „${name}“ umbenennen`}>
                Umbenennen
              </Small>
              <Small onClick={() => onRemove(id)} label={`Passkey „${name}“ entfernen`}>
                Entfernen
              </Small>
            </span>
          </li>
        ))}
      </List>
      {isPossible ? (
        <div className={styles.actions}>
          <Small onClick={onSetUp}>Passkey hinzufügen</Small>
        </div>
      ) : (
        <p className={styles.quiet}>Dieser Browser kann unter dieser Adresse keine Passkeys verwenden.</p>
      )}
    </Section>
  )
}

type CodesProps = Pick<Factors, 'hasApp' | 'passkeyCount' | 'recoveryCodesLeft'> & { onRenew: () => void }

export function CodesSection({ hasApp, passkeyCount, recoveryCodesLeft, onRenew }: CodesProps) {
  if (!hasApp && passkeyCount === 0) return null

  return (
    <Section title="Wiederherstellungscodes">
      <p>
        {recoveryCodesLeft === 1 ? 'Ein Code ist' : `${recoveryCodesLeft} Codes sind`} noch nicht verwendet.
        Neue ersetzen alle bisherigen.
      </p>
      <div className={styles.actions}>
        <Small onClick={onRenew}>Neue Codes erstellen</Small>
      </div>
    </Section>
  )
}

type DevicesProps = Pick<Factors, 'devices'> & { onForget: (device?: string) => void }

export function DevicesSection({ devices, onForget }: DevicesProps) {
  if (devices.length === 0) return null

  return (
    <Section title="Gemerkte Geräte">
      <p>Auf diesen Geräten genügt 30 Tage lang das Passwort.</p>
      <List>
        {devices.map(({ id, name, lastUsedAt, isThis }) => (
          <li key={id}>
            <Named name={isThis ? `${name} (dieses Gerät)` : name}>
              Zuletzt <HouseMoment at={lastUsedAt} />
            </Named>
            <Small onClick={() => onForget(id)} label={`${name} vergessen`}>
              Vergessen
            </Small>
          </li>
        ))}
      </List>
      {devices.length > 1 && (
        <div className={styles.actions}>
          <Small onClick={() => onForget()}>Alle vergessen</Small>
        </div>
      )}
    </Section>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()

  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

function List({ children }: { children: ReactNode[] }) {
  return children.length > 0 ? <ul className={styles.list}>{children}</ul> : null
}

function Named({ name, children }: { name: string; children: ReactNode }) {
  return (
    <span>
      <strong>{name}</strong>
      <span className={styles.quiet}>{children}</span>
    </span>
  )
}

type SmallProps = { onClick: () => void; label?: string; children: string }

function Small({ onClick, label, children }: SmallProps) {
  return (
    <Button
      buttonStyle="secondary"
      margin={false}
      size="small"
      onClick={onClick}
      {...(label && { 'aria-label': label, extraButtonProps: { 'aria-label': label } })}
    >
      {children}
    </Button>
  )
}
