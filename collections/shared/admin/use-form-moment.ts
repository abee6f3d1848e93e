import { useDocumentInfo, useForm } from '@payloadcms/ui'
import { useCallback } from 'react'

/**
 * Whoever saves a form sends along of when their copy is, and is told where the record has moved on. Calls of its own
 * move it on while it is open: this takes over when the record was changed last, for the form and the view around it,
 * unless somebody has changed what the form would write: `written` are its fields, by name.
 */
export function useFormMoment(address: string, written: readonly string[]): () => Promise<void> {
  const { dispatchFields, getFields } = useForm()
  const { data, setData } = useDocumentInfo()

  return useCallback(async () => {
    const stored = await readStored(address, ['updatedAt', ...written])
    // What the form takes for its beginning follows what was typed, once the server has judged it.
    if (!stored || written.some((name) => !isSame(data?.[name], stored[name]))) return

    const updatedAt = textOf(stored.updatedAt)
    const known = textOf(getFields().updatedAt?.value) || textOf(data?.updatedAt)
    // Of two that are on their way the older one may come last.
    if (known >= updatedAt) return
    dispatchFields({ type: 'UPDATE', path: 'updatedAt', value: updatedAt, initialValue: updatedAt })
    setData({ ...data, updatedAt })
  }, [address, written, data, dispatchFields, getFields, setData])
}

const longestWaitMs = 5_000

type Stored = Readonly<Record<string, unknown>>

/** Null where nobody answers: then the copy stays as old as it is. */
async function readStored(address: string, names: readonly string[]): Promise<Stored | null> {
  const select = names.map((name) => `select[${name}]=true`).join('&')
  try {
    const signal = AbortSignal.timeout(longestWaitMs)
    const answer = await fetch(`${address}?depth=0&${select}`, { signal })

    return answer.ok ? await answer.json() : null
  } catch {
    return null
  }
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null)
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
