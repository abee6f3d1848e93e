'use client'

import { useId, useState } from 'react'

import { callOf } from '#domain/api/call-of.ts'
import type { ChangeContract } from '#domain/api/change.contract.ts'
import type { StaffOrder } from '#domain/ordering/staff-orders.contract.ts'
import { Action, tellDone, tellProblem } from '#plugins/desk/kit.port.ts'

import styles from './order-note.module.css'

const save = callOf<ChangeContract<'orders', 'internalNote'>>('patch', '/api/orders/{id}')

/** What the team tells one another about an order; no guest reads it. */
export function OrderNote({ order, onSaved }: { order: StaffOrder; onSaved: () => void }) {
  const id = useId()
  const kept = order.internalNote ?? ''
  const [text, setText] = useState(kept)
  const [isSaving, setIsSaving] = useState(false)
  const submit = async () => {
    setIsSaving(true)
    const saved = await save(fetch, { params: { id: order.id }, body: { internalNote: text.trim() || null } })
    setIsSaving(false)
    if (!saved.ok) return tellProblem(saved.errors[0]?.message ?? 'Die Notiz wurde nicht gespeichert.')
    tellDone('Die Notiz ist gespeichert.')
    onSaved()
  }

  return (
    <div className={styles.note}>
      <label htmlFor={id}>Interne Notiz</label>
      <textarea
        id={id}
        rows={2}
        maxLength={2000}
        value={text}
        placeholder="Nur für das Team"
        onChange={({ target }) => setText(target.value)}
      />
      {text.trim() !== kept.trim() && (
        <Action disabled={isSaving} onClick={() => void submit()}>
          Notiz speichern
        </Action>
      )}
    </div>
  )
}
