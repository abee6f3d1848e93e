'use client'

import { useState } from 'react'

import { soldOutSpans } from '#domain/ordering/sold-out.texts.ts'
import { Action } from '#plugins/desk/kit.port.ts'

import styles from './acceptance-panel.module.css'
import { sendSoldOut } from './send-sold-out.ts'

type SpansProps = {
  branch: string
  product: string
  option: string | null
  name: string
  onDone: () => void
}

/** What has run out, and for how long, with one press. */
export function SoldOutSpans({ branch, product, option, name, onDone }: SpansProps) {
  const [isSending, setIsSending] = useState(false)

  return (
    <div role="group" aria-label={`${name} ist ausverkauft`} className={styles.switch}>
      <strong>{name}</strong>
      <span className={styles.chips}>
        {soldOutSpans.map(({ span, label }) => (
          <Action
            key={label}
            disabled={isSending}
            aria-label={`${name} ausverkauft: ${label}`}
            onClick={async () => {
              setIsSending(true)
              const said = `Ausverkauft (${label}): ${name}.`
              const isDone = await sendSoldOut(branch, { product, option, soldOut: span }, said)
              setIsSending(false)
              if (isDone) onDone()
            }}
          >
            {label}
          </Action>
        ))}
      </span>
    </div>
  )
}
