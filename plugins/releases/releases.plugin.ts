import { capability } from '#kernel/capability/capability.ts'

import { releasesEndpoints, standingEndpoint } from './endpoints/releases.endpoints.ts'
import { deleteOpenOnly, keepWhatIsOut } from './hooks/keep-what-is-out.ts'
import { withLateReleases } from './today/with-late-releases.ts'

/** Drafts of several pages, pieces, menus and looks go out together, all of them or none (ADR 144). */
export const releasesPlugin = capability(
  {
    name: 'releases',
    endpoints: [standingEndpoint],
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
