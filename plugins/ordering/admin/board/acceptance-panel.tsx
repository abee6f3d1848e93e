'use client'

import { useState } from 'react'

import type { Acceptance } from '#domain/ordering/acceptance.contract.ts'
import { pauseReasons, pauseText, switchSpans } from '#domain/ordering/acceptance.texts.ts'
import type { OrderType } from '#domain/ordering/order-terms.ts'
import { staffOrderTypeLabels } from '#domain/ordering/order-terms.texts.ts'
import { Action, Field, LoadedView, SidePanel, StatusPill } from '#plugins/desk/kit.port.ts'

import styles from './acceptance-panel.module.css'
import { LastOrderSwitch } from './last-order-switch.tsx'
import { RushSwitch } from './rush-switch.tsx'
import { SoldOutSwitch } from './sold-out-switch.tsx'
import type { ChangeAcceptance, useAcceptance } from './use-acceptance.ts'
import { useSoldOut } from './use-sold-out.ts'

type PanelProps = {
  acceptance: ReturnType<typeof useAcceptance>
  now: Temporal.Instant
  onClose: () => void
}

/** What is switched for a while when the kitchen cannot keep up; guests read why and until when, and each of it ends by itself. */
export function AcceptancePanel({ acceptance, now, onClose }: PanelProps) {
  const soldOut = useSoldOut()
  const { list, shown, isSending, change } = acceptance

  return (
    <SidePanel title="Annahme" onClose={onClose}>
      <LoadedView of={list}>
        {() =>
          shown.map((at) => (
            <BranchSwitches
              key={at.branch}
              {...{ at, now, isSending, change, soldOut }}
              isNamed={shown.length > 1}
            />
          ))
        }
      </LoadedView>
    </SidePanel>
  )
}

type SwitchesProps = {
  at: Acceptance
  now: Temporal.Instant
  isNamed: boolean
  isSending: boolean
  change: ChangeAcceptance
  soldOut: ReturnType<typeof useSoldOut>
}

function BranchSwitches({ at, isNamed, soldOut, ...props }: SwitchesProps) {
  const [reason, setReason] = useState(at.pauseReason ?? '')

  return (
    <section aria-label={at.name} className={styles.branch}>
      {isNamed && <h3>{at.name}</h3>}
      {at.orderTypes.map((type) => (
        <TypeSwitch key={type} {...props} at={at} types={[type]} reason={reason} />
      ))}
      {at.orderTypes.length > 1 && <TypeSwitch {...props} at={at} types={at.orderTypes} reason={reason} />}
      <Field label="Was Gäste zu einer Pause lesen">
        {(id) => (
          <input id={id} maxLength={200} value={reason} onChange={({ target }) => setReason(target.value)} />
        )}
      </Field>
      <div role="group" aria-label="Übliche Gründe" className={styles.chips}>
        {pauseReasons.map((text) => (
          <Action key={text} aria-pressed={reason === text} onClick={() => setReason(text)}>
            {text}
          </Action>
        ))}
      </div>
      <LastOrderSwitch {...props} at={at} />
      <RushSwitch {...props} at={at} />
      <SoldOutSwitch branch={at.branch} timeZone={at.timeZone} soldOut={soldOut} />
    </section>
  )
}

type TypeSwitchProps = Omit<SwitchesProps, 'isNamed' | 'soldOut'> & { types: OrderType[]; reason: string }

/** One way to order, or all of them at once. */
function TypeSwitch({ at, now, types, reason, isSending, change }: TypeSwitchProps) {
  const [only] = types
  const label = types.length === 1 && only ? staffOrderTypeLabels[only] : 'Alles'
  const said = only && types.every((type) => pauseText(at, type, now)) ? pauseText(at, only, now) : null
  const pause = (minutes: number | null, span: string) =>
    change(
      at.branch,
      { pause: { orderTypes: types, minutes, reason: reason.trim() || null } },
      `Pausiert (${span}): ${label}.`,
    )

  return (
    <div role="group" aria-label={label} className={styles.switch}>
      <strong>{label}</strong>
      {said ? (
        <>
          <StatusPill tone="waits">{said}</StatusPill>
          <Action
            disabled={isSending}
            onClick={() => void change(at.branch, { resume: types }, `${label} läuft wieder.`)}
          >
            Fortsetzen
          </Action>
        </>
      ) : (
        <span className={styles.chips}>
          {switchSpans.map((span) => (
            <Action
              key={span.label}
              disabled={isSending}
              aria-label={`${label} pausieren: ${span.label}`}
              onClick={() => void pause(span.minutes, span.label)}
            >
              {span.label}
            </Action>
          ))}
        </span>
      )}
    </div>
  )
}
