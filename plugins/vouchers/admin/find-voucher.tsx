'use client'

import { type FormEvent, useId, useState } from 'react'

import { callOf } from '#domain/api/call-of.ts'
import type { findVoucherContract } from '#domain/ordering/vouchers/one-voucher.contract.ts'
import { typedCode } from '#domain/ordering/vouchers/voucher-code.ts'
import { mistypedCodeText } from '#domain/ordering/vouchers/voucher.texts.ts'
import { Action, problemIn, tellProblem } from '#plugins/desk/kit.port.ts'

import styles from './vouchers.module.css'

const find = callOf<typeof findVoucherContract>('post', '/api/vouchers/find')

/** A voucher by the code that a guest shows, typed or scanned. */
export function FindVoucher({ onFound }: { onFound: (id: string) => void }) {
  const [code, setCode] = useState('')
  const id = useId()
  const look = async () => {
    if (typedCode(code) === null) return tellProblem(mistypedCodeText)
    const found = await find(fetch, { body: { code } })
    if (!found.ok) return tellProblem(problemIn(found))
    setCode('')
    onFound(found.body.id)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void look()
  }

  return (
    <form className={styles.find} aria-label="Gutschein suchen" onSubmit={submit}>
      <div className={styles.field}>
        <label htmlFor={id}>Code</label>
        <input
          id={id}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={200}
          value={code}
          onChange={({ target }) => setCode(target.value)}
        />
      </div>
      <Action type="submit">Öffnen</Action>
    </form>
  )
}
