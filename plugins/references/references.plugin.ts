import type { CollectionBeforeDeleteHook, CollectionConfig } from 'payload'

import { panelField } from '#collections/shared/fields/panel-field.ts'
import type { ProtectedSlug } from '#domain/people/rights/all-rights.ts'
import { onCollection } from '#kernel/api/endpoint-of.ts'
import { type Addition, capability } from '#kernel/capability/capability.ts'
import { Refused } from '#kernel/refused.ts'

import { usagesEndpoint } from './endpoints/usages.endpoint.ts'
import { findUsages } from './find-usages.ts'

const usagesPanel = panelField('usages', '/plugins/references/admin/usages-panel.tsx#UsagesPanel', {
  inSidebar: true,
})

const mostNamed = 5

const refuseIfUsed: CollectionBeforeDeleteHook = async ({ id, collection, req }) => {
  const usages = await findUsages(req, collection.slug, String(id))
  if (usages.length === 0) return

  const named = usages.filter(({ title }) => title !== null).slice(0, mostNamed)
  throw new Refused('still-in-use', {
    usedBy: named.map(({ collection: slug, entity, id: userId, title }) => ({
      collection: slug,
      id: userId,
      title,
      entity,
    })),
    more: usages.length - named.length,
  })
}

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
