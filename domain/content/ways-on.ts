import { type MenuItem, pathOf } from './navigation.ts'

type Frame = {
  menu: readonly Pick<MenuItem, 'label' | 'href'>[]
  contactHref?: string | null | undefined
  /** Whether any branch is public. */
  hasBranches: boolean
}

/**
 * Where a page that has nothing to show sends its visitors besides home, in website and shop alike: what the menu
 * names, then branches and contact where it does not. Spec: storefront 8.
 */
export function waysOn({ menu, contactHref, hasBranches }: Frame): { label: string; href: string }[] {
  const ways = [
    ...menu.map(({ label, href }) => ({ label, href })),
    ...(hasBranches ? [{ label: 'Filialen', href: '/store' }] : []),
    ...(contactHref ? [{ label: 'Kontakt', href: contactHref }] : []),
  ]
  const isFirst = ({ href }: { href: string }, index: number) =>
    ways.findIndex((way) => pathOf(way.href) === pathOf(href)) === index

  return ways.filter((way, index) => way.href !== '/' && isFirst(way, index))
}
