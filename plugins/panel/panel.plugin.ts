import type { CollectionConfig, Plugin } from 'payload'

import { publicAddresses } from './public-addresses.ts'

/** What holds around every view of the admin panel: links to the public pages, and a look at every answer. */
export const panelPlugin: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map(addLink),
  admin: {
    ...config.admin,
    components: {
      ...config.admin?.components,
      providers: [
        ...(config.admin?.components?.providers ?? []),
        '/plugins/panel/admin/answer-watch.tsx#AnswerWatch',
      ],
    },
  },
})

function addLink(collection: CollectionConfig): CollectionConfig {
  const preview = publicAddresses[collection.slug]
  return preview ? { ...collection, admin: { ...collection.admin, preview } } : collection
}
