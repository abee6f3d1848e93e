import type { CollectionConfig } from 'payload'

import { accessOf } from '#collections/shared/access/access-of.ts'
import { refuseHiddenPeople } from '#collections/shared/access/refuse-hidden-people.ts'
import { onCollection } from '#kernel/api/endpoint-of.ts'
import { panelOf } from '#collections/shared/admin-groups.ts'

import { receiveSubmission } from './endpoints/receive-submission.endpoint.ts'
import { submissionsFields } from './questionnaire-submissions.fields.ts'

export const questionnaireSubmissions = {
  slug: 'questionnaire-submissions',
  dbName: 'submissions',
  labels: { singular: 'Feedback', plural: 'Feedbacks' },
  access: accessOf('questionnaire-submissions'),
  versions: false,
  disableDuplicate: true,
  lockDocuments: false,
  defaultSort: '-createdAt',
  defaultPopulate: { clientName: true, service: true, rating: true, status: true },
  endpoints: [onCollection('questionnaire-submissions', receiveSubmission)],
  hooks: { beforeChange: [refuseHiddenPeople] },
  fields: submissionsFields,
  admin: {
    ...panelOf('insight'),
    description: 'Antworten auf Fragebögen, mit den Fragen, wie sie gestellt wurden.',
    useAsTitle: 'clientName',
    listSearchableFields: ['clientName', 'contactName', 'service', 'note'],
    defaultColumns: ['createdAt', 'clientName', 'service', 'rating', 'questionnaire', 'status', 'assignee'],
  },
} satisfies CollectionConfig
