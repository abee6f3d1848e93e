import type { PayloadRequest } from 'payload'

import type { Division, Navigation } from '#cms/payload-types.ts'
import { ownedBy } from '#collections/shared/divisions.ts'
import { type MenuItem, type StoredMenuItem, toMenu } from '#domain/content/navigation.ts'
import type { SiteRef, WebsiteView } from '#domain/content/page.contract.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'
import { findRecords } from '#kernel/database/find-records.ts'

import type { Replace } from './replace-relations.ts'

export type Menus = Pick<WebsiteView, 'menu' | 'footerMenu'>

export type MenuParts = {
  navigations: readonly Navigation[]
  /** The public ones of the division; an item that leads to another is left out. */
  branches: readonly { id: string; identifier: string }[]
}

/** The menus of a division, website and shop alike; called with what only notes the pages they lead to as well. */
export function menusOf(parts: MenuParts, replace: Replace): Menus {
  return { menu: menuAt('main', parts, replace), footerMenu: menuAt('footer', parts, replace) }
}

/** Those of a division and those for all. */
export async function findNavigations(req: PayloadRequest, division: Division | null): Promise<Navigation[]> {
  return findRecords(asSystem(req), 'navigations', {
    where: {
      and: [
        { _status: { equals: 'published' } },
        { or: [ownedBy(division), { division: { exists: false } }] },
      ],
    },
    limit: 50,
    sort: 'identifier',
  })
}

/** A menu that is still prepared stands in its place, whatever is there by now. */
export const withPrepared = (menus: Navigation[], prepared: Navigation | undefined): Navigation[] =>
  prepared
    ? [
        prepared,
        ...menus.filter(({ id, identifier }) => id !== prepared.id && identifier !== prepared.identifier),
      ]
    : menus

/** The division's own menu for a place goes before the one for all. */
function menuAt(place: string, { navigations, branches }: MenuParts, replace: Replace): MenuItem[] {
  const fitting = navigations.filter(({ identifier }) => identifier === place)
  const chosen = fitting.find(({ division }) => division) ?? fitting[0]

  return toMenu((chosen?.items ?? []).map((item) => withTarget(item as RawItem, { branches, replace })))
}

type RawItem = Omit<StoredMenuItem, 'children'> & {
  site?: unknown
  branch?: unknown
  children?: RawItem[] | null
}

type Targets = Pick<MenuParts, 'branches'> & { replace: Replace }

function withTarget(item: RawItem, targets: Targets): StoredMenuItem {
  const { branches, replace } = targets
  const site = item.site ? (replace('sites', String(item.site)) as SiteRef | null) : null
  const branch = branches.find(({ id }) => id === item.branch)

  return {
    ...item,
    sitePath: site?.href ?? null,
    branchIdentifier: branch?.identifier ?? null,
    children: (item.children ?? []).map((child) => withTarget(child, targets)),
  }
}
