import type { NavLinkProps } from 'react-router'

import { outgoing } from '#ui/outgoing.ts'
import type { BranchCard } from '#domain/catalogue/branch.contract.ts'
import type { ShopView } from '#domain/catalogue/shop.contract.ts'
import type { MenuItem } from '#domain/content/navigation.ts'
import { waysOn } from '#domain/content/ways-on.ts'

/** The attributes of a link of the frame: within the shop without a new page, elsewhere as the website has it. */
export type FrameLink = Pick<NavLinkProps, 'target' | 'rel'> & { to: string; reloadDocument?: true }

/** Something that a menu leads to, as the server made it out: so no browser needs the rules. */
export type FrameWay = { label: string; suffix?: string | undefined; link: FrameLink; children: FrameWay[] }

export type FrameWays = {
  home: FrameLink
  /** As the website has them; where no navigation is kept, the shop's own places. */
  menu: FrameWay[]
  footerMenu: FrameWay[]
  contact: FrameLink | undefined
  /** Where a page that has nothing to show sends its visitors besides home. */
  waysOn: FrameWay[]
}

type Frame = Pick<ShopView, 'menu' | 'footerMenu' | 'contactHref' | 'hasWebsite'> & {
  branches: readonly Pick<BranchCard, 'identifier' | 'name' | 'isPublic'>[]
}

export function frameWays(frame: Frame): FrameWays {
  const { footerMenu, contactHref, hasWebsite } = frame
  const branches = frame.branches.filter(({ isPublic }) => isPublic)
  const hasBranches = branches.length > 0
  const menu = frame.menu.length > 0 ? frame.menu : [wayTo('Start', '/'), ...branches.map(wayToOrder)]
  const ownFooter = branches.length > 1 ? [wayTo('Filialen', '/store')] : []
  const asWay = ({ label, suffix, href, children = [] }: Item): FrameWay => ({
    label,
    suffix,
    link: linkTo(href, hasWebsite),
    children: children.map(asWay),
  })

  return {
    home: linkTo('/', hasWebsite),
    menu: menu.map(asWay),
    footerMenu: (footerMenu.length > 0 ? footerMenu : ownFooter).map(asWay),
    contact: contactHref ? linkTo(contactHref, hasWebsite) : undefined,
    waysOn: waysOn({ menu, contactHref, hasBranches }).map(asWay),
  }
}

type Item = Omit<MenuItem, 'children'> & { children?: MenuItem[] }

const wayTo = (label: string, href: string): MenuItem => ({ label, href, children: [] })

const wayToOrder = ({ identifier, name }: Pick<BranchCard, 'identifier' | 'name'>): MenuItem => ({
  ...wayTo(name, `/store/${identifier}`),
  suffix: 'Online bestellen',
})

function linkTo(address: string, hasWebsite: boolean): FrameLink {
  const { href, ...rest } = outgoing(address)
  const isOfShop = /^\/store(?![^/?#])/.test(href) || (href === '/' && !hasWebsite)

  return { to: href, ...rest, ...(isOfShop ? {} : { reloadDocument: true }) }
}
