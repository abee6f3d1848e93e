import type { CollectionConfig } from 'payload'

import { panelField } from '#collections/shared/fields/panel-field.ts'
import { capability } from '#kernel/capability/capability.ts'

import { releasesEndpoints, standingEndpoint } from './endpoints/releases.endpoints.ts'
import { deleteOpenOnly, keepWhatIsOut } from './hooks/keep-what-is-out.ts'
import { withLateReleases } from './today/with-late-releases.ts'

/** Drafts of several pages, pieces, menus and looks go out together, all of them or none (ADR 144). */
export const releasesPlugin = capability(
  {
    name: 'releases',
    endpoints: [standingEndpoint],
    rewrite: withPanels,
    collections: {
      releases: {
        endpoints: releasesEndpoints,
        guard: { beforeChange: [keepWhatIsOut] },
        rule: { beforeDelete: [deleteOpenOnly] },
      },
    },
    workers: [
      {
        name: 'releases',
        everySeconds: 10,
        isExclusive: true,
        load: async () => (await import('./jobs/publish-due-releases.ts')).publishDueReleases,
      },
    ],
  },
  withLateReleases,
)

/** A release tells what is in it, and the form of whatever has drafts with which release it goes out. */
function withPanels(collection: CollectionConfig): CollectionConfig {
  if (collection.slug === 'releases') {
    return { ...collection, fields: [...collection.fields, content] }
  }

  return collection.versions ? { ...collection, fields: [...collection.fields, standing] } : collection
}

const content = panelField('content', '/plugins/releases/admin/content-panel.tsx#ContentPanel')
const standing = panelField('release', '/plugins/releases/admin/standing-panel.tsx#StandingPanel', {
  inSidebar: true,
})
