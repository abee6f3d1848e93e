import type { PayloadRequest } from 'payload'

/**
 * Names in the address of a call that never arrive: whoever takes a query apart leaves out what every object has of
 * itself, such as `constructor`, and a condition by such a name would be none.
 */
export function lostNames({ searchParams }: Partial<Pick<PayloadRequest, 'searchParams'>>): string[] {
  const parts = [...(searchParams?.keys() ?? [])].flatMap((name) => name.split(/[[\]]+/))

  return [...new Set(parts.filter((part) => part in Object.prototype))]
}
