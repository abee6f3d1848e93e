import { onCollection } from '#kernel/api/endpoint-of.ts'
import { capability } from '#kernel/capability/capability.ts'
import { withDeskView } from '#plugins/desk/desk.port.ts'

import { folderEndpoints } from './endpoints/folder.endpoints.ts'
import { mediaEndpoints } from './endpoints/media.endpoints.ts'
import { refuseKnown } from './hooks/refuse-known.ts'

/** Pictures and files of the website in one place: arranged, described, found twice, and replaced everywhere (ADR 134). */
export const mediaPlugin = capability(
  {
    name: 'media',
    endpoints: mediaEndpoints,
    collections: {
      images: { rule: { beforeChange: [refuseKnown] } },
      uploads: { rule: { beforeChange: [refuseKnown] } },
      'media-folders': {
        endpoints: folderEndpoints.map((endpoint) => onCollection('media-folders', endpoint)),
      },
    },
    workers: [
      {
        name: 'media-checksums',
        everySeconds: 3600,
        isExclusive: true,
        load: async () => (await import('./jobs/note-checksums.ts')).noteChecksums,
      },
    ],
  },
  (config) =>
    withDeskView(config, {
      area: 'content',
      label: 'Medien',
      path: '/medien',
      right: ['read', 'media-folders'],
      component: '/plugins/media/admin/views.tsx#MediaView',
      standsFor: ['images', 'uploads', 'media-folders'],
    }),
)
