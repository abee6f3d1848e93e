export type Donatee = { id: string; name: string; description?: string | null }

/** All organisations that a guest may donate to, by name. */
export async function readDonatees(): Promise<Donatee[]> {
  const response = await fetch('/api/donatees?pagination=false&sort=name&depth=0')
  if (!response.ok) throw response
  // Payload's page envelope; the collection guarantees its documents.
  const { docs } = (await response.json()) as { docs: Donatee[] }

  return docs
}

/** Spec: storefront 5, search in name or description, case-insensitive. */
export function searchDonatees(donatees: readonly Donatee[], search: string): Donatee[] {
  const term = search.trim().toLocaleLowerCase('de')

  return donatees.filter(({ name, description }) =>
    `${name}\n${description ?? ''}`.toLocaleLowerCase('de').includes(term),
  )
}
