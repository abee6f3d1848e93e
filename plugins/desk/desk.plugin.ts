import type { CollectionConfig, Config } from 'payload'

import { withComponent } from '#collections/shared/admin/with-component.ts'
import { capability } from '#kernel/capability/capability.ts'

import { paletteEndpoints } from './endpoints/palette.endpoints.ts'
import { todayEventsEndpoint } from './endpoints/today-events.endpoint.ts'
import { withKitPage } from './kit-page/with-kit-page.ts'
import { markShownData } from './look/mark-shown-data.ts'
import { withPalette } from './palette.port.ts'
import { paletteKinds } from './palette/kinds.data.ts'

const providers = [
  '/plugins/desk/look/first-colours.tsx#FirstColours',
  '/plugins/desk/look/markup-mender.tsx#MarkupMender',
]

/**
 * The back office as its staff sees it: in looks of its own, with a navigation by work instead of by tables, everything
 * within reach by typing, a start view of what waits, and a kit for views of its own.
 */
export const deskPlugin = capability(
  {
    name: 'desk',
    rewrite: (collection) => withWayBack(markShownData(collection)),
    endpoints: [...paletteEndpoints, todayEventsEndpoint],
  },
  (config) => withPalette(withKitPage(withOwnFrame(dressed(config))), { kinds: paletteKinds }),
)

const dressed = (config: Config): Config =>
  providers.reduce((so, path) => withComponent(so, 'providers', path), config)

const withOwnFrame = (config: Config): Config => ({
  ...config,
  admin: {
    ...config.admin,
    components: {
      ...config.admin?.components,
      Nav: '/plugins/desk/admin/nav/desk-nav.tsx#DeskNav',
      views: {
        ...config.admin?.components?.views,
        dashboard: { Component: '/plugins/desk/admin/today/today-view.tsx#TodayView' },
      },
    },
  },
})

function withWayBack(collection: CollectionConfig): CollectionConfig {
  const { admin } = collection
  const afterListTable = [
    ...(admin?.components?.afterListTable ?? []),
    '/plugins/desk/admin/list/undo-narrowing.tsx#UndoNarrowing',
  ]

  return { ...collection, admin: { ...admin, components: { ...admin?.components, afterListTable } } }
}
