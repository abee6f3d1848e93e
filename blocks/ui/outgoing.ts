import { opensInNewTab } from '#domain/content/links.ts'

/** The attributes of a link by where it leads. Spec: website 2, navigation. */
export function outgoing(href: string): { href: string; target?: '_blank'; rel?: 'noopener' } {
  return opensInNewTab(href) ? { href, target: '_blank', rel: 'noopener' } : { href }
}
