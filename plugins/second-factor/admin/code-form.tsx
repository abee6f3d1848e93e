'use client'

import { Button } from '@payloadcms/ui'
import { type ReactNode, useState } from 'react'

import { Problem } from '#collections/shared/admin/side-panel.tsx'

import styles from './factors.module.css'
import { TextBox } from '#collections/shared/admin/text-box.tsx'
import { useWork } from './use-work.ts'

type Props = {
  label: string
  action: string
  hint?: string
  type?: 'password' | 'text'
  /** Answers why it did not work, or null. */
  onEnter: (entered: string) => Promise<string | null>
  children?: ReactNode
}

/** One code or password and a button: whatever is wrong is said, and the line emptied for the next try. */
export function CodeForm({ label, action, hint, type = 'text', onEnter, children }: Props) {
  const [entered, setEntered] = useState('')
  const { isBusy, problem, run } = useWork()

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void run(async () => {
          const wrong = await onEnter(entered)
          if (wrong) setEntered('')
          return wrong
        })
      }}
    >
      <TextBox
        label={label}
        {...(hint && { hint })}
        type={type}
        value={entered}
        onText={setEntered}
        autoComplete={type === 'password' ? 'current-password' : 'one-time-code'}
        maxLength={type === 'password' ? 500 : 60}
        isFirst
      />
      {children}
      <Problem>{problem}</Problem>
      <Button type="submit" margin={false} disabled={isBusy}>
        {action}
      </Button>
    </form>
  )
}
