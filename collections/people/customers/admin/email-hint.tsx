'use client'

import { useDocumentInfo, useField } from '@payloadcms/ui'
import { useEffect, useState } from 'react'

import { callOf } from '#domain/api/call-of.ts'
import type { ListContract } from '#domain/api/list.contract.ts'

type Found = { id: string; name?: string | null }

const listCustomers = callOf<ListContract<'customers', 'id' | 'name'>>('get', '/api/customers')

/** Says that others share the address: families and firms may, but often somebody is entered twice. */
export function EmailHint() {
  const { value } = useField<string | undefined>({ path: 'email' })
  const { id } = useDocumentInfo()
  const [others, setOthers] = useState<Found[]>([])

  useEffect(() => {
    const leaving = new AbortController()
    const timer = setTimeout(() => void findOthers(value, id, leaving.signal).then(setOthers), 400)

    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [value, id])

  if (others.length === 0) return null
  return (
    <p role="status">
      Diese E-Mail haben bereits:{' '}
      {others.map((other, index) => (
        <span key={other.id}>
          {index > 0 && ', '}
          <a href={`/backend/collections/customers/${other.id}`}>{other.name ?? 'Kunde'}</a>
        </span>
      ))}
    </p>
  )
}

async function findOthers(email: string | undefined, id: unknown, signal: AbortSignal): Promise<Found[]> {
  if (!email?.includes('@')) return []
  const query = {
    'where[email][equals]': email.trim().toLowerCase(),
    limit: 3,
    depth: 0,
    'select[name]': true,
    ...(typeof id === 'string' && { 'where[id][not_equals]': id }),
  }
  const answer = await listCustomers(fetch, { query, signal })

  // Typing on or leaving ends the question; the hint is no more than a hint.
  return answer.ok ? answer.body.docs : []
}
