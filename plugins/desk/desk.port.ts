import type { CollectionSlug, Config, PayloadRequest } from 'payload'

import type { AdminGroup } from '#collections/shared/admin-groups.ts'
import type { Right } from '#kernel/access/rights.ts'

/** A view of a capability that the navigation leads to, for whoever has the right. */
export type DeskLink = {
  area: AdminGroup
  label: string
  /** Below the panel's own address. */
  path: `/${string}`
  right: [Right, slug: string]
  /** Where the work of its area is done: it comes first there, and the area leads to it. */
  leads?: boolean
  /** The collections whose raw lists it shows better: whoever sees the view finds those by typing only. */
  standsFor?: CollectionSlug | readonly CollectionSlug[]
}

/** What waits for somebody in an area, counted within what the person may see. */
export type DeskCount = {
  area: AdminGroup
  /** Follows the number, such as „unbestätigt“; where one is called otherwise than several, both. */
  label: string | readonly [one: string, several: string]
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

/** A view of a capability: where it is, what it is called, who may see it, and the component that shows it. */
export type DeskViewGiven = DeskLink & {
  /** By its path, such as `/plugins/ordering/admin/board.tsx#Board`; it is given `DeskViewProps`. */
  component: string
  /** In the title of the window, where that is not the label. */
  title?: string
  /** Whether the navigation leads there; else other views do. */
  isInNavigation?: boolean
}

/** What the component of a view is given; one that runs on the server is given Payload's own besides. */
export type DeskViewProps = {
  /** The address of the panel, and of the view itself. */
  home: string
  path: string
  /** Now, and the zone of the house, as the server knows them: both sides render the same. */
  now: string
  timeZone: string
}

/**
 * The configuration with a view of a capability: at exactly its path, within the panel's frame, guarded on the server,
 * with its link in the navigation. Custom views of Payload are public and without a frame until they say otherwise, and
 * answer below their paths as well.
 */
export function withDeskView(
  config: Config,
  { component, title, isInNavigation = true, ...link }: DeskViewGiven,
): Config {
  const { admin } = config
  const { path, label, right } = link
  const serverProps = { view: { component, path, label, right } satisfies GuardedView }

  return withViewComponent(
    withDesk(
      {
        ...config,
        admin: {
          ...admin,
          components: {
            ...admin?.components,
            views: {
              ...admin?.components?.views,
              [`desk${path}`]: {
                Component: { path: '/plugins/desk/admin/view/desk-view.tsx#DeskView', serverProps },
                path,
                exact: true,
                meta: { title: title ?? label },
              },
            },
          },
        },
      },
      { links: isInNavigation ? [link] : [] },
    ),
    component,
  )
}

export type GuardedView = Pick<DeskViewGiven, 'component' | 'path' | 'label' | 'right'>

/** The panel finds only what its map of components holds. */
export function withViewComponent(config: Config, path: string): Config {
  const { admin } = config

  return {
    ...config,
    admin: { ...admin, dependencies: { ...admin?.dependencies, [path]: { path, type: 'component' } } },
  }
}
