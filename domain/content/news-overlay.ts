import type { PageView, WebsiteView } from './page.contract.ts'

type Frame = Pick<WebsiteView, 'newsOverlay' | 'legalLinks'>

/**
 * Whether the news lie over a page: not over the one they lead to, which says the same, and not over the imprint and
 * the privacy policy, which the law wants to be seen at once. Decision 53.
 */
export function showsNews(
  { href }: Pick<PageView, 'href'>,
  { newsOverlay, legalLinks }: Frame,
  origin: string,
): boolean {
  if (!newsOverlay) return false

  return ![newsOverlay.href, ...legalLinks.map((link) => link.href)].some((to) => leadsTo(to, href, origin))
}

/** Whether an address is that of a page of this origin, whichever part of it is meant. */
function leadsTo(address: string, href: string, origin: string): boolean {
  if (address.startsWith('#') || !URL.canParse(address, origin)) return false
  const to = new URL(address, origin)

  return to.origin === new URL(origin).origin && pathOf(to) === pathOf(new URL(href, origin))
}

const pathOf = ({ pathname }: URL): string => pathname.toLowerCase().replace(/(?<=.)\/$/, '')
