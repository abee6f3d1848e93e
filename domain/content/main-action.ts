import type { WebsiteView } from './page.contract.ts'

export type MainAction = { label: string; href: string }

/**
 * What a website wants of whoever has decided: to order where it has places that sell, else to ask for an offer.
 * Null where there is neither a place nor a page to write to.
 */
export function mainAction({
  branches,
  contactHref,
}: Pick<WebsiteView, 'branches' | 'contactHref'>): MainAction | null {
  const [only] = branches
  if (only) {
    return {
      label: 'Jetzt bestellen',
      href: branches.length === 1 ? `/store/${only.identifier}` : '/store',
    }
  }

  return contactHref ? { label: 'Angebot anfragen', href: contactHref } : null
}

/** The address by which a telephone dials. */
export const phoneHref = (phone: string): string => `tel:${phone.replaceAll(' ', '')}`
