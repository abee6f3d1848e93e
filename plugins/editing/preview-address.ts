import { signPreview } from './preview-token.ts'

type Previewed = { id: string; path?: string | null; type?: string | null }

/** Where the newest draft of a page is shown, for this many hours, to whoever has the address. */
export function previewAddress(
  { id, path, type }: Previewed,
  { secret, now, hours }: { secret: string; now: Temporal.Instant; hours: number },
): { href: string; expiresAt: Temporal.Instant } {
  const expiresAt = now.add({ hours })

  return {
    href: `${placeOf({ path, type })}?preview=${signPreview({ site: id, expiresAt }, secret)}`,
    expiresAt,
  }
}

/** Where a page stands, or will stand once it is published. */
export function placeOf({ path, type }: Omit<Previewed, 'id'>): string {
  return type === 'custom_home' || !path ? '/' : `/${path}`
}
