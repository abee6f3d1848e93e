'use client'

import { type FormEvent, useState } from 'react'

/** What a dialog does when it is sent: its work, and away, or why that was not done. */
export function useSending(work: () => Promise<string | null>, onLeave: () => void) {
  const [problem, setProblem] = useState<string | null>(null)
  const [isSending, setIsSending] = useState(false)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setIsSending(true)
    const told = await work()
    setIsSending(false)
    if (told === null) onLeave()
    else setProblem(told)
  }

  return { problem, isSending, send: (event: FormEvent) => void send(event) }
}
