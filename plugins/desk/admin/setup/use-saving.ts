'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'

export type Saved = { ok: true; id: string } | { ok: false; errors: FieldError[] }
export type FieldError = { field?: string; message: string }

const unreachable: FieldError = {
  message: 'Der Server ist nicht erreichbar. Bitte versuchen Sie es erneut.',
}

/** Saves step by step through the API; what it refuses stands at the fields it names. */
export function useSaving() {
  const router = useRouter()
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  const [isBusy, setBusy] = useState(false)

  /** True when all of it is stored; the view then reads how far the business is. */
  const save = async (steps: () => Promise<Saved>): Promise<boolean> => {
    setBusy(true)
    const saved = await steps()
    setErrors(saved.ok ? [] : saved.errors)
    setBusy(false)
    if (saved.ok) router.refresh()
    return saved.ok
  }
  const errorAt = (field: string) => errors.find((error) => error.field === field)?.message
  /** What no field of the form is about. */
  const elsewhere = (fields: readonly string[]) =>
    errors.find(({ field }) => field === undefined || !fields.includes(field))?.message

  return { save, isBusy, errorAt, elsewhere }
}

/** One call of the API with the session of whoever looks. */
export async function send(method: 'POST' | 'PATCH', path: string, body: object): Promise<Saved> {
  try {
    const answer = await fetch(`/api${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    // Shapes of the API's own answers, which its tests prove.
    const said = (await answer.json()) as { doc?: { id?: string }; errors?: FieldError[] }
    if (answer.ok) return { ok: true, id: said.doc?.id ?? '' }

    return { ok: false, errors: said.errors?.length ? said.errors : [unreachable] }
  } catch {
    return { ok: false, errors: [unreachable] }
  }
}
