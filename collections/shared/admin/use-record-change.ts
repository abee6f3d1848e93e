'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState, useTransition } from 'react'

import type { RecordChange } from './record-change.ts'

/** Long enough to read what was done, and to think again. */
const undoMs = 10_000
const unreachable = 'Der Server ist nicht erreichbar. Bitte versuchen Sie es erneut.'

/**
 * Makes a change at once and offers to take it back; what the server refuses is said in its own words. It is busy until
 * the view shows what is stored now.
 */
export function useRecordChange() {
  const router = useRouter()
  const [isSending, setSending] = useState(false)
  const [isReading, startReading] = useTransition()

  const send = async ({ slug, id }: RecordChange, data: object): Promise<boolean> => {
    setSending(true)
    const problem = await patchRecord(`/api/${slug}/${id}`, data)
    setSending(false)
    if (problem) toast.error(problem)
    // Also after a refusal: somebody else may have been there before.
    startReading(() => router.refresh())
    return problem === null
  }

  const change = async (made: RecordChange) => {
    if (!(await send(made, made.to))) return
    toast.success(made.said, {
      duration: undoMs,
      action: {
        label: 'Rückgängig',
        onClick: () =>
          void send(made, made.back).then((isBack) => isBack && toast.success('Zurückgenommen.')),
      },
    })
  }

  return { isBusy: isSending || isReading, change }
}

/** Why it did not work, or null. */
async function patchRecord(address: string, data: object): Promise<string | null> {
  try {
    const answer = await fetch(address, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(data),
    })
    if (answer.ok) return null
    const { errors } = (await answer.json()) as { errors?: { message?: string }[] }

    return errors?.[0]?.message ?? unreachable
  } catch {
    return unreachable
  }
}
