import { opensInNewTab, safeHref } from '#domain/content/links.ts'

/** The attributes of a link by where it leads. Spec: website 2, navigation. */
export function outgoing(address: string): { href: string; target?: '_blank'; rel?: 'noopener' } {
  const href = safeHref(address)
  return opensInNewTab(href) ? { href, target: '_blank', rel: 'noopener' } : { href }
}
