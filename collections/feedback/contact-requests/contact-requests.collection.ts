import type { CollectionConfig } from 'payload'

import { accessOf } from '#collections/shared/access/access-of.ts'
import { refuseHiddenPeople } from '#collections/shared/access/refuse-hidden-people.ts'
import { panelOf } from '#collections/shared/admin-groups.ts'

import { contactRequestsFields } from './contact-requests.fields.ts'

export const contactRequests = {
  slug: 'contact-requests',
  labels: { singular: 'Kontaktanfrage', plural: 'Kontaktanfragen' },
  access: accessOf('contact-requests'),
  versions: false,
  lockDocuments: false,
  defaultSort: '-createdAt',
  defaultPopulate: { name: true, email: true, status: true },
  hooks: { beforeChange: [refuseHiddenPeople] },
  fields: contactRequestsFields,
  admin: {
    ...panelOf('content'),
    description: 'Was Besucher über das Kontaktformular schreiben.',
    useAsTitle: 'name',
    listSearchableFields: ['name', 'email', 'phone', 'company', 'comment'],
    defaultColumns: ['createdAt', 'name', 'company', 'comment', 'status', 'assignee'],
  },
} satisfies CollectionConfig
