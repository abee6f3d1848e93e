import { bodyOf, callOf } from '#domain/api/call-of.ts'
import type { ListContract } from '#domain/api/list.contract.ts'

type Donatees = ListContract<'donatees', 'id' | 'name' | 'description'>
export type Donatee = { id: string; name: string; description?: string | null }

const listDonatees = callOf<Donatees>('get', '/api/donatees')

/** All organisations that a guest may donate to, by name. */
export async function readDonatees(): Promise<Donatee[]> {
  const query = { pagination: false, sort: 'name', depth: 0 }
  return bodyOf(await listDonatees(fetch, { query })).docs
}

/** Spec: storefront 5, search in name or description, case-insensitive. */
export function searchDonatees(donatees: readonly Donatee[], search: string): Donatee[] {
  const term = search.trim().toLocaleLowerCase('de')

  return donatees.filter(({ name, description }) =>
    `${name}\n${description ?? ''}`.toLocaleLowerCase('de').includes(term),
  )
}
