import type { CollectionBeforeDeleteHook, CollectionConfig } from 'payload'

import { panelField } from '#collections/shared/fields/panel-field.ts'
import type { ProtectedSlug } from '#domain/people/rights/all-rights.ts'
import { onCollection } from '#kernel/api/endpoint-of.ts'
import { type Addition, capability } from '#kernel/capability/capability.ts'

import { usagesEndpoint } from './endpoints/usages.endpoint.ts'
import { requireUnused } from './require-unused.ts'

const usagesPanel = panelField('usages', '/plugins/references/admin/usages-panel.tsx#UsagesPanel', {
  inSidebar: true,
})

const refuseIfUsed: CollectionBeforeDeleteHook = ({ id, collection, req }) =>
  requireUnused(req, collection.slug, String(id))

/** What editors ask of most: may this be changed, and where would it show? */
const shownUsages: readonly string[] = ['sites', 'images', 'uploads', 'blocks'] satisfies ProtectedSlug[]

/** Nothing is deleted that another record needs, and whoever tries is told which. */
export const referencesPlugin = capability({ name: 'references', every: guardOf })

function guardOf({ slug }: CollectionConfig): Addition {
  return {
    rule: { beforeDelete: [refuseIfUsed] },
    ...(shownUsages.includes(slug) && {
      endpoints: [onCollection(slug, usagesEndpoint(slug))],
      fields: [usagesPanel],
    }),
  }
}
