import type { CollectionConfig, Plugin } from 'payload'

import { onCollection } from '#kernel/api/endpoint-of.ts'

import { contactFormEndpoint } from './endpoints/contact-form.endpoint.ts'
import { publicQuestionnaireEndpoint } from './endpoints/public-questionnaire.endpoint.ts'
import { promiseContactMails } from './hooks/promise-contact-mails.ts'

/** What visitors tell the company without signing in. */
export const feedbackPlugin: Plugin = (config) => ({
  ...config,
  endpoints: [...(config.endpoints ?? []), contactFormEndpoint],
  collections: config.collections?.map(addPublicCall),
})

function addPublicCall(collection: CollectionConfig): CollectionConfig {
  if (collection.slug === 'contact-requests') return addMails(collection)
  if (collection.slug !== 'questionnaires') return collection
  const own = onCollection('questionnaires', publicQuestionnaireEndpoint)

  return { ...collection, endpoints: [own, ...(collection.endpoints || [])] }
}

function addMails(collection: CollectionConfig): CollectionConfig {
  const { hooks } = collection

  return {
    ...collection,
    hooks: { ...hooks, afterChange: [...(hooks?.afterChange ?? []), promiseContactMails] },
  }
}
