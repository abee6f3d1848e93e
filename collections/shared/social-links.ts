import type { Division } from '#cms/payload-types.ts'

type SocialLink = { label: string; url: string }
type House = { socialLinks?: readonly SocialLink[] | null | undefined }

/** Where a division is followed; the house's own are those of the default one alone. */
export function socialLinksOf(
  house: House,
  division: Pick<Division, 'contact' | 'isDefault'> | null,
): SocialLink[] {
  const own = division?.contact?.socialLinks ?? []
  const links = own.length > 0 || division?.isDefault === false ? own : (house.socialLinks ?? [])

  return links.map(({ label, url }) => ({ label, url }))
}
