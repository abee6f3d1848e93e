/** A menu item as it is kept. Spec: website 2, navigation. */
export type StoredMenuItem = {
  type?: string | null
  blockType?: string | null
  label?: string | null
  suffix?: string | null
  isEnabled?: boolean | null
  url?: string | null
  /** Already resolved to the address of the page; missing where the page is not public. */
  sitePath?: string | null
  branchIdentifier?: string | null
  children?: readonly StoredMenuItem[] | null
}

/** A menu item as visitors see it. */
export type MenuItem = { label: string; suffix?: string | undefined; href: string; children: MenuItem[] }

export type MarkedMenuItem = Omit<MenuItem, 'children'> & {
  isActive: boolean
  /** Any item below is the current one. */
  isChildActive: boolean
  children: MarkedMenuItem[]
}

/** The visible items with their addresses; an item that leads nowhere is left out with all below it. */
export function toMenu(items: readonly StoredMenuItem[]): MenuItem[] {
  return items.flatMap((item) => {
    const href = item.isEnabled === true ? hrefOf(item) : null
    if (href === null) return []

    const { label, suffix, children } = item
    return [{ label: label ?? '', ...(suffix ? { suffix } : {}), href, children: toMenu(children ?? []) }]
  })
}

/** Says which item is the page with this path, and which ones lead down to it. */
export function markActive(items: readonly MenuItem[], path: string): MarkedMenuItem[] {
  return items.map((item) => {
    const children = markActive(item.children, path)
    const isChildActive = children.some((child) => child.isActive || child.isChildActive)

    return { ...item, children, isActive: pathOf(item.href) === pathOf(path), isChildActive }
  })
}

function hrefOf({ type, blockType, url, sitePath, branchIdentifier }: StoredMenuItem): string | null {
  const hrefs: Record<string, string | null | undefined> = {
    home: '/',
    site: sitePath,
    branch: branchIdentifier && `/store/${branchIdentifier}`,
    link: url,
  }

  return hrefs[type ?? blockType ?? ''] || null
}

/** Without what stands behind the path, so that two ways to one page are the same. */
export const pathOf = (href: string): string => href.replace(/[?#].*$/, '').replace(/(?<=.)\/+$/, '')
