import type { Config, PayloadRequest } from 'payload'

import type { AdminGroup } from '#collections/shared/admin-groups.ts'
import type { Right } from '#kernel/access/rights.ts'

/** A view of a capability that the navigation leads to, for whoever has the right. */
export type DeskLink = {
  area: AdminGroup
  label: string
  /** Below the panel's own address. */
  path: `/${string}`
  right: [Right, slug: string]
}

/** What waits for somebody in an area, counted within what the person may see. */
export type DeskCount = {
  area: AdminGroup
  /** Follows the number, such as „unbestätigt“. */
  label: string
  right: [Right, slug: string]
  read: (req: PayloadRequest) => Promise<number>
}

type Desk = { links: readonly DeskLink[]; counts: readonly DeskCount[] }

/** The configuration with what a capability adds to the desk. */
export function withDesk(config: Config, { links = [], counts = [] }: Partial<Desk>): Config {
  const desk = deskOf(config)

  return {
    ...config,
    custom: {
      ...config.custom,
      desk: { links: [...desk.links, ...links], counts: [...desk.counts, ...counts] },
    },
  }
}

/** What all capabilities have added. */
export function deskOf({ custom }: Pick<Config, 'custom'>): Desk {
  // `custom` is Payload's open drawer for plugins; only `withDesk` writes this part of it.
  return (custom?.desk ?? { links: [], counts: [] }) as Desk
}
