import type { CollectionConfig, Config, Field, Plugin } from 'payload'

import { onCollection } from '#kernel/api/endpoint-of.ts'
import { changeRows, type RowsField } from '#collections/shared/fields/change-rows.ts'
import { pathProblem } from '#domain/content/paths.ts'

import type { DraftedSlug } from './drafted-slug.ts'
import { editingEndpoints } from './endpoints/editing.endpoints.ts'
import { plannedEndpoints } from './endpoints/planned.endpoints.ts'
import { restoreVersionEndpoint } from './endpoints/restore-version.endpoint.ts'
import { keepDraftOnTop, keepStatus, publishByDefault } from './hooks/publish-by-default.ts'
import { redirectFormerAddress, rememberFormerAddress } from './hooks/redirect-former-address.ts'
import { publishAsPlanned } from './jobs/publish-as-planned.ts'
import { placeOf } from './preview-address.ts'

/** Drafts, previews, planned publishing, and what an editor should know before a page goes out. */
export const editingPlugin: Plugin = (config): Config => ({
  ...config,
  // Only the server runs jobs, and nobody has to look at them.
  jobs: {
    ...config.jobs,
    tasks: [publishAsPlanned],
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
  const { hooks, endpoints, fields } = collection
  const slug = collection.slug as DraftedSlug // nothing else keeps versions, see cms/conventions.test.ts
  const own = [restoreVersionEndpoint(slug), ...plannedEndpoints(slug)]
  const drafting = {
    ...collection,
    endpoints: [...own.map((endpoint) => onCollection(slug, endpoint)), ...(endpoints || [])],
    fields: [
      panel('nameLater', 'first-steps.tsx#NameLater'),
      ...fields,
      panel('planned', 'plan-panel.tsx#PlanPanel'),
    ],
    hooks: {
      ...hooks,
      beforeOperation: [publishByDefault, ...(hooks?.beforeOperation ?? [])],
      beforeValidate: [keepStatus, ...(hooks?.beforeValidate ?? [])],
      afterChange: [...(hooks?.afterChange ?? []), keepDraftOnTop],
    },
  }

  return collection.slug === 'sites' ? addPages(drafting) : drafting
}

function addPages(collection: CollectionConfig): CollectionConfig {
  const { hooks, admin, endpoints, fields } = collection

  return {
    ...collection,
    endpoints: [...editingEndpoints, ...(endpoints || [])],
    fields: [...checks, ...changeRows(fields, comparedById), ...previews],
    hooks: {
      ...hooks,
      beforeChange: [...(hooks?.beforeChange ?? []), rememberFormerAddress],
      afterChange: [...(hooks?.afterChange ?? []), redirectFormerAddress],
    },
    admin: {
      ...admin,
      preview: (page) => draftAddress(page),
      livePreview: { url: ({ data }) => draftAddress(data), breakpoints },
    },
  }
}

function comparedById(field: RowsField): RowsField {
  if (field.type !== 'blocks' || field.name !== 'body') return field
  const components = {
    ...field.admin?.components,
    Diff: '/plugins/editing/versions/sections-diff.tsx#SectionsDiff',
  }

  return { ...field, admin: { ...field.admin, components } }
}

/** Whoever is signed in sees drafts by the session, so that no key stands in an address that may be copied. */
function draftAddress({ id, path, type }: Record<string, unknown>): string | null {
  if (typeof id !== 'string') return null

  const isPlace = typeof path === 'string' && pathProblem(path) === null
  return `${placeOf({ path: isPlace ? path : '', type: String(type ?? '') })}?preview=${id}`
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

const checks = [
  panel('publishChecks', 'publish-checks-panel.tsx#PublishChecksPanel'),
  panel('pathFollowsName', 'first-steps.tsx#PathFollowsName'),
]
/** What a page is and where it stands comes before what is done with it. */
const previews = [
  panel('previewLink', 'preview-link-panel.tsx#PreviewLinkPanel'),
  panel('previewFrame', 'preview-frame.tsx#PreviewFrame'),
]
