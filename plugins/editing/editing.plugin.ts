import type { Block, CollectionConfig, Config, Field, Tab } from 'payload'

import { onCollection } from '#kernel/api/endpoint-of.ts'
import { type Addition, capability } from '#kernel/capability/capability.ts'
import { changeRows, type RowsField } from '#collections/shared/fields/change-rows.ts'
import { panelField } from '#collections/shared/fields/panel-field.ts'
import { pathProblem } from '#domain/content/paths.ts'
import { begunSlugs, type DraftedSlug, isOfSections } from '#domain/content/drafted-slug.ts'

import { approvalEndpoints } from './approval/approval.endpoints.ts'
import { findApproval, noteWriters, requireApproval } from './approval/require-approval.ts'
import { commentsEndpoints } from './comments/comments.endpoints.ts'
import { editingEndpoints } from './endpoints/editing.endpoints.ts'
import { makePieceEndpoint } from './endpoints/make-piece.endpoint.ts'
import { makeDraftEndpoint } from './endpoints/make-draft.endpoint.ts'
import { pageChoicesEndpoint } from './endpoints/page-choices.endpoint.ts'
import { plannedEndpoints } from './endpoints/planned.endpoints.ts'
import { restoreVersionEndpoint } from './endpoints/restore-version.endpoint.ts'
import { keepDraftOnTop, keepStatus, publishByDefault } from './hooks/publish-by-default.ts'
import { forgetPlans } from './hooks/forget-plans.ts'
import { redirectFormerAddress, rememberFormerAddress } from './hooks/redirect-former-address.ts'
import { publishAsPlanned } from './jobs/publish-as-planned.ts'
import { presenceEndpoint } from './presence/presence.endpoint.ts'
import { placeOf } from './preview-address.ts'
import { withEditorsWork } from './today/with-editors-work.ts'
import { keepOthersWords } from './writers/keep-others-words.ts'
import { noteForm, stampWriter } from './writers/stamp-writer.ts'
import { writerFields } from './writers/writer-fields.ts'

/** Drafts, previews, planned publishing, and what an editor should know before a page goes out. */
export const editingPlugin = capability(
  {
    name: 'editing',
    endpoints: [
      pageChoicesEndpoint,
      makePieceEndpoint,
      presenceEndpoint,
      ...commentsEndpoints,
      ...approvalEndpoints,
    ],
    rewrite: withPanels,
    every: draftingOf,
    collections: {
      sites: {
        endpoints: editingEndpoints,
        rule: { beforeChange: [rememberFormerAddress], afterChange: [redirectFormerAddress] },
      },
    },
    workers: [
      {
        name: 'jobs',
        everySeconds: 10,
        isExclusive: true,
        load: async () => (await import('./jobs/run-due-jobs.ts')).runDueJobs,
      },
      {
        name: 'editors-present',
        everySeconds: 3600,
        isExclusive: true,
        load: async () => (await import('./presence/forget-presence.ts')).forgetPresence,
      },
    ],
  },
  (asked): Config => {
    const config = withEditorsWork(asked)

    return {
      ...config,
      blocks: config.blocks?.map(loosened),
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
    }
  },
)

function loosened(block: Block): Block {
  if (block.slug !== 'piece') return block
  const button = panelField('loosen', '/plugins/editing/admin/keep/loosen-button.tsx#LoosenButton')
  const [piece, ...others] = block.fields

  return { ...block, fields: piece ? [piece, button, ...others] : [button] }
}

function draftingOf(collection: CollectionConfig): Addition {
  if (!collection.versions) return {}
  const slug = slugOf(collection)

  return {
    endpoints: [
      ...begunSlugs.filter((begun) => begun === slug).map(makeDraftEndpoint),
      restoreVersionEndpoint(slug),
      ...plannedEndpoints(slug),
    ].map((endpoint) => onCollection(slug, endpoint)),
    guard: { beforeValidate: [keepStatus] },
    rule: {
      beforeOperation: [noteForm, keepOthersWords, publishByDefault],
      beforeChange: [stampWriter, ...(isOfSections(slug) ? [findApproval] : [])],
      afterChange: [...(isOfSections(slug) ? [requireApproval, noteWriters] : []), keepDraftOnTop],
      afterDelete: [forgetPlans],
    },
  }
}

/** Nothing else keeps versions, see cms/conventions.test.ts. */
const slugOf = ({ slug }: CollectionConfig) => slug as DraftedSlug

function withPanels(collection: CollectionConfig): CollectionConfig {
  if (!collection.versions) return collection
  const fields = [
    panelField('team', '/plugins/editing/presence/team-panel.tsx#TeamPanel', { inSidebar: true }),
    panel('nameLater', 'first-steps.tsx#NameLater'),
    ...collection.fields,
    ...(isOfSections(collection.slug) ? ofSections : []),
    panel('planned', 'plan-panel.tsx#PlanPanel'),
    ...writerFields,
  ]
  const drafted = { ...collection, admin: { ...collection.admin, components: asksFirst(collection) } }
  if (!isOfSections(collection.slug)) {
    return withFrame({ ...drafted, fields: changeRows(fields, comparedBy(menuDiff)) })
  }
  if (collection.slug !== 'sites') return { ...drafted, fields: changeRows(fields, comparedBy(sectionsDiff)) }

  return {
    ...drafted,
    fields: [
      ...checks,
      ...changeRows(fields, comparedBy(sectionsDiff)).map(judgedAtOnce).map(withSearchPreview),
      ...previews,
    ],
    admin: {
      ...drafted.admin,
      preview: (page) => draftAddress(page),
      livePreview: { url: ({ data }) => draftAddress(data), breakpoints },
    },
  }
}

/** What surrounds the pages of a division is seen around its home page, as it was saved last. */
function withFrame(collection: CollectionConfig): CollectionConfig {
  const url = ({ data: { id } }: { data: Record<string, unknown> }): string | null =>
    typeof id === 'string' ? `/?preview=${id}&of=${collection.slug}` : null

  return {
    ...collection,
    fields: [...collection.fields, panel('lookFrame', 'look-frame.tsx#LookFrame')],
    admin: {
      ...collection.admin,
      preview: (data) => url({ data }),
      livePreview: { url, breakpoints },
    },
  }
}

/** In the place of Payload's own view for a new record, see new-draft-view.tsx. */
function asksFirst({ admin, slug }: CollectionConfig) {
  if (!begunSlugs.some((begun) => begun === slug)) return admin?.components
  const create = {
    Component: '/plugins/editing/admin/new-draft/new-draft-view.tsx#NewDraftView',
    path: '/create' as const,
    exact: true,
  }

  return { ...admin?.components, views: { ...admin?.components?.views, create } }
}

function judgedAtOnce(field: Field): Field {
  if (field.type !== 'select' || field.name !== 'type') return field
  const afterInput = ['/plugins/editing/admin/foreign-sections.tsx#ForeignSections']

  return { ...field, admin: { ...field.admin, components: { ...field.admin?.components, afterInput } } }
}

/** Beside the fields that search engines are told. */
function withSearchPreview(field: Field): Field {
  if (field.type !== 'tabs') return field
  const preview = panelField(
    'searchPreview',
    '/plugins/editing/admin/search-preview/search-preview.tsx#SearchPreview',
  )
  const isSearch = (tab: Tab) => tab.fields.some((each) => 'name' in each && each.name === 'seo')

  return {
    ...field,
    tabs: field.tabs.map((tab) => (isSearch(tab) ? { ...tab, fields: [...tab.fields, preview] } : tab)),
  }
}

const sectionsDiff = '/plugins/editing/versions/sections-diff.tsx#SectionsDiff'
const menuDiff = '/plugins/editing/versions/menu-diff.tsx#MenuDiff'

/** By the ids of its rows, which Payload compares by their places. */
const comparedBy =
  (Diff: string) =>
  (field: RowsField): RowsField =>
    field.type === 'blocks'
      ? { ...field, admin: { ...field.admin, components: { ...field.admin?.components, Diff } } }
      : field

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

const panel = (name: string, component: string) =>
  panelField(name, `/plugins/editing/admin/${component}`, { inSidebar: true })

/** What is written to each other about a page or a piece, and whoever lets it go out. */
const ofSections = [
  panelField('approval', '/plugins/editing/approval/approval-panel.tsx#ApprovalPanel', { inSidebar: true }),
  panelField('comments', '/plugins/editing/comments/comments-panel.tsx#CommentsPanel', { inSidebar: true }),
]

const checks = [
  panel('publishChecks', 'publish-checks-panel.tsx#PublishChecksPanel'),
  panel('pathFollowsName', 'first-steps.tsx#PathFollowsName'),
]
/** What a page is and where it stands comes before what is done with it. */
const previews = [
  panel('previewLink', 'preview-link-panel.tsx#PreviewLinkPanel'),
  panel('keepSections', 'keep/keep-panel.tsx#KeepPanel'),
  panel('previewFrame', 'on-page/preview-frame.tsx#PreviewFrame'),
]
