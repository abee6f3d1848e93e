import type { Config } from 'payload'

import { capability } from '#kernel/capability/capability.ts'
import { withDeskView } from '#plugins/desk/desk.port.ts'

import { pagesEndpoints } from './endpoints/pages.endpoints.ts'
import { trashEndpoints } from './endpoints/trash.endpoints.ts'
import { meanTrash } from './hooks/mean-trash.ts'
import { forgetPlansOfTrash, refuseUsedInTrash, restoreToFreePath } from './hooks/keep-trash.ts'
import { showWhatIsPublished } from './hooks/show-what-is-published.ts'
import { withOneSwitch } from './with-one-switch.ts'
import { withToldVersions } from './with-told-versions.ts'

/** The pages of each brand as a tree: where they lie, how they stand, and what is done to several at once (ADR 135). */
export const pagesPlugin = capability(
  {
    name: 'pages',
    endpoints: [...pagesEndpoints, ...trashEndpoints],
    rewrite: (collection) => withToldVersions(withOneSwitch(collection)),
    collections: {
      sites: {
        guard: { beforeOperation: [meanTrash, showWhatIsPublished] },
        rule: { beforeChange: [refuseUsedInTrash, restoreToFreePath], afterChange: [forgetPlansOfTrash] },
      },
    },
    workers: [
      {
        name: 'page-trash',
        everySeconds: 3600,
        isExclusive: true,
        load: async () => (await import('./jobs/empty-trash.ts')).emptyTrash,
      },
    ],
  },
  (config) =>
    withDeskView(withChecks(config), {
      area: 'content',
      label: 'Seiten',
      path: '/seiten',
      right: ['update', 'sites'],
      component: '/plugins/pages/admin/views.tsx#PagesView',
      leads: true,
      standsFor: ['sites', 'page-templates'],
    }),
)

const withChecks = (config: Config): Config =>
  withDeskView(config, {
    area: 'content',
    label: 'Website prüfen',
    path: '/website-pruefen',
    right: ['update', 'sites'],
    component: '/plugins/pages/admin/views.tsx#ChecksView',
  })
