import type { CollectionConfig, Field } from 'payload'

import { mapFields } from '#collections/shared/fields/map-fields.ts'
import { onCollection } from '#kernel/api/endpoint-of.ts'
import { capability } from '#kernel/capability/capability.ts'
import { delivered } from '#kernel/outbox/effect-kind.ts'
import { type DeskCount, withDesk } from '#plugins/desk/desk.port.ts'
import { type TodaySource, withToday } from '#plugins/desk/today.port.ts'

import { builtFormEndpoint } from './endpoints/built-form.endpoint.ts'
import { contactFormEndpoint } from './endpoints/contact-form.endpoint.ts'
import { publicQuestionnaireEndpoint } from './endpoints/public-questionnaire.endpoint.ts'
import { promiseContactMails } from './hooks/promise-contact-mails.ts'
import { contactMail } from './jobs/contact-mail.ts'
import {
  type Waiting,
  waitingRequests,
  waitingReviews,
  waitingSubmissions,
} from './today/waiting-feedback.ts'

/** What visitors tell the company without signing in. */
export const feedbackPlugin = capability(
  {
    name: 'feedback',
    rewrite: withComponents,
    endpoints: [contactFormEndpoint, builtFormEndpoint],
    collections: {
      'contact-requests': { tell: { afterChange: [promiseContactMails] } },
      questionnaires: { endpoints: [onCollection('questionnaires', publicQuestionnaireEndpoint)] },
    },
    outbox: [
      delivered(contactMail, async () => (await import('./jobs/send-contact-mail.ts')).sendContactMail),
    ],
  },
  (config) =>
    withDesk(
      withToday(config, {
        waiting: [
          waits('Kontaktanfragen', waitingRequests),
          waits('Bewertungen', waitingReviews),
          waits('Feedback', waitingSubmissions),
        ],
      }),
      {
        counts: [
          counted('content', waitingRequests),
          counted('insight', waitingReviews),
          counted('insight', waitingSubmissions),
        ],
      },
    ),
)

/** Only for who can settle it. */
const waits = (name: string, { slug, read }: Waiting): TodaySource<'waiting'> => ({
  name,
  right: ['update', slug],
  follows: [slug],
  read,
})

const counted = (area: DeskCount['area'], { slug, labels, count }: Waiting): DeskCount => ({
  area,
  label: labels,
  right: ['update', slug],
  read: count,
})

const components = '/plugins/feedback/admin'

type FieldAdmin = { Field?: string; Cell?: string; afterInput?: string[] }

const settled: FieldAdmin = {
  Cell: `${components}/settle-cell.tsx#SettleCell`,
  afterInput: [`${components}/settle-in-form.tsx#SettleInForm`],
}

/** What shows raw values in the way staff read them. */
const shownBy: Readonly<Record<string, Readonly<Record<string, FieldAdmin>>>> = {
  'contact-requests': {
    status: settled,
    answers: { Field: `${components}/built-answers.tsx#BuiltAnswers` },
  },
  'order-reviews': { isSettled: settled },
  'questionnaire-submissions': {
    status: settled,
    content: { Field: `${components}/answers-list.tsx#AnswersList` },
    rating: { Cell: `${components}/rating-cell.tsx#RatingCell` },
  },
  questionnaires: {
    publicHash: {
      Field: `${components}/public-address.tsx#PublicAddress`,
      Cell: `${components}/public-address-cell.tsx#PublicAddressCell`,
    },
  },
}

function withComponents(collection: CollectionConfig): CollectionConfig {
  const shown = shownBy[collection.slug]
  if (!shown) return collection

  const withOwn = (field: Field): Field => {
    const own = 'name' in field ? shown[field.name] : undefined
    // Each kind of field types its components apart; `Field` and `Cell` are common to the ones above.
    return own ? ({ ...field, admin: { ...field.admin, components: own } } as Field) : field
  }
  return { ...collection, fields: mapFields(collection.fields, withOwn, 'layout') }
}
