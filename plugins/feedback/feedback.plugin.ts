import { onCollection } from '#kernel/api/endpoint-of.ts'
import { capability } from '#kernel/capability/capability.ts'
import { delivered } from '#kernel/outbox/effect-kind.ts'

import { contactFormEndpoint } from './endpoints/contact-form.endpoint.ts'
import { publicQuestionnaireEndpoint } from './endpoints/public-questionnaire.endpoint.ts'
import { promiseContactMails } from './hooks/promise-contact-mails.ts'
import { contactMail } from './jobs/contact-mail.ts'

/** What visitors tell the company without signing in. */
export const feedbackPlugin = capability({
  name: 'feedback',
  endpoints: [contactFormEndpoint],
  collections: {
    'contact-requests': { tell: { afterChange: [promiseContactMails] } },
    questionnaires: { endpoints: [onCollection('questionnaires', publicQuestionnaireEndpoint)] },
  },
  outbox: [delivered(contactMail, async () => (await import('./jobs/send-contact-mail.ts')).sendContactMail)],
})
