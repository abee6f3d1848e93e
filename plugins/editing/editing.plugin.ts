import type { CollectionConfig, Config, Field, Plugin } from 'payload'

import { editingEndpoints } from './endpoints/editing.endpoints.ts'
import { publishByDefault } from './hooks/publish-by-default.ts'
import { redirectFormerAddress, rememberFormerAddress } from './hooks/redirect-former-address.ts'
import { previewAddress } from './preview-address.ts'

/** Drafts, previews, planned publishing, and what an editor should know before a page goes out. */
export const editingPlugin: Plugin = (config): Config => ({
  ...config,
  // Only the server runs jobs, and nobody has to look at them.
  jobs: {
    tasks: [],
    ...config.jobs,
    access: { run: () => false },
    jobsCollectionOverrides: ({ defaultJobsCollection }) => ({
      ...defaultJobsCollection,
      admin: { ...defaultJobsCollection.admin, hidden: true },
    }),
  },
  collections: config.collections?.map(addEditing),
})

function addEditing(collection: CollectionConfig): CollectionConfig {
  if (!collection.versions) return collection
  const { hooks } = collection
  const drafting = {
    ...collection,
    hooks: { ...hooks, beforeOperation: [publishByDefault, ...(hooks?.beforeOperation ?? [])] },
  }

  return collection.slug === 'sites' ? addPages(drafting) : drafting
}

function addPages(collection: CollectionConfig): CollectionConfig {
  const { hooks, admin, endpoints, fields } = collection

  return {
    ...collection,
    endpoints: [...editingEndpoints, ...(endpoints || [])],
    fields: [...panels, ...fields],
    hooks: {
      ...hooks,
      beforeChange: [...(hooks?.beforeChange ?? []), rememberFormerAddress],
      afterChange: [...(hooks?.afterChange ?? []), redirectFormerAddress],
    },
    admin: {
      ...admin,
      preview: (page, { req }) => draftAddress(page, req.payload.secret),
      livePreview: { url: ({ data, req }) => draftAddress(data, req.payload.secret), breakpoints },
    },
  }
}

/** As long as somebody may sit before one page without loading it again. */
const previewHours = 12

function draftAddress(page: Record<string, unknown>, secret: string): string | null {
  const { id, path, type } = page
  if (typeof id !== 'string') return null
  const named = { id, path: String(path ?? ''), type: String(type ?? '') }

  return previewAddress(named, { secret, now: Temporal.Now.instant(), hours: previewHours }).href
}

/** The widths that every page is looked at. */
const breakpoints = [
  { name: 'phone', label: 'Handy', width: 390, height: 844 },
  { name: 'tablet', label: 'Tablet', width: 820, height: 1180 },
  { name: 'desktop', label: 'Computer', width: 1440, height: 900 },
]

const panel = (name: string, Component: string): Field => ({
  name,
  type: 'ui',
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: { Field: `/plugins/editing/admin/${Component}` },
  },
})

const panels = [
  panel('publishChecks', 'publish-checks-panel.tsx#PublishChecksPanel'),
  panel('previewLink', 'preview-link-panel.tsx#PreviewLinkPanel'),
]
