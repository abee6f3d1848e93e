import type { CollectionConfig } from 'payload'

import { accessOf } from '#collections/shared/access/access-of.ts'
import { refuseHiddenPeople } from '#collections/shared/access/refuse-hidden-people.ts'
import { panelOf } from '#collections/shared/admin-groups.ts'

import { analyticsLeadsFields } from './analytics-leads.fields.ts'

export const analyticsLeads = {
  slug: 'analytics-leads',
  labels: { singular: 'Lead', plural: 'Leads' },
  access: accessOf('analytics-leads'),
  versions: false,
  lockDocuments: false,
  defaultSort: '-lastSeenAt',
  defaultPopulate: { name: true, source: true, status: true },
  hooks: { beforeChange: [refuseHiddenPeople] },
  fields: analyticsLeadsFields,
  admin: {
    ...panelOf('insight'),
    description:
      'Interessierte, die über Kampagnen und Verweise auf die Website kamen. Eine Kontaktanfrage wird von selbst zum Lead, wenn ihr Besucher dem Zählen zugestimmt hat.',
    useAsTitle: 'name',
    listSearchableFields: ['name', 'company', 'email', 'source', 'campaign'],
    defaultColumns: ['name', 'source', 'campaign', 'status', 'value', 'lastSeenAt', 'assignee'],
  },
} satisfies CollectionConfig
