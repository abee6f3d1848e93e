type Address = { street?: string | null; zipCode?: string | null; city?: string | null }

/** „Marktstraße 3, 6850 Dornbirn“, without what is missing. */
export function addressLine({ street, zipCode, city }: Address): string {
  return [street, [zipCode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ')
}
