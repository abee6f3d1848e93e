import * as z from 'zod/mini'

import type { ApiContract } from '../api/api-contract.ts'
import { idempotencyKey } from '../api/idempotency-key.ts'
import { contactMessage } from './contact-form.ts'
import { submissionRequest } from './questionnaire.contract.ts'

const area = 'Rückmeldungen'

export const contactFormContract = {
  method: 'post',
  path: '/api/forms',
  area,
  summary:
    'Das Kontaktformular der Website, auch unter /custom/forms; derselbe Schlüssel und Inhalt wird einmal behalten',
  headers: z.object({ 'idempotency-key': z.exactOptional(idempotencyKey) }),
  request: contactMessage,
  responses: { 201: { description: 'Angekommen', body: z.object({ isReceived: z.literal(true) }) } },
  errors: [
    'validation',
    'malformed-json',
    'idempotency-key-missing',
    'idempotency-key-reused',
    'too-large',
    'too-many-requests',
  ],
  rights: 'Alle',
  policy: { limit: 'forms' },
} as const satisfies ApiContract

const question = z.object({
  type: z.enum(['rating', 'comment']),
  value: z.object({
    question: z.string(),
    description: z.nullish(z.string()),
    placeholder: z.nullish(z.string()),
    comment: z.nullish(z.enum(['optional', 'required'])),
  }),
})

/** What clients may see of a questionnaire; everything else stays with the team. */
export const publicQuestionnaire = z.object({
  id: z.string(),
  publicHash: z.string(),
  version: z.nullish(z.string()),
  name: z.string(),
  isAnonymous: z.nullish(z.boolean()),
  intro: z.nullish(z.string()),
  thankYou: z.nullish(z.string()),
  content: z.object({ body: z.array(question) }),
})
export type PublicQuestionnaire = z.infer<typeof publicQuestionnaire>

export const publicQuestionnaireContract = {
  method: 'get',
  path: '/api/questionnaires/public/{id}',
  area,
  summary: 'Ein öffentlicher Fragebogen über seinen öffentlichen Schlüssel',
  /** One that cannot be right is answered like one that does not exist. */
  params: z.object({ id: z.string() }),
  responses: { 200: { description: 'Die Fragen', body: publicQuestionnaire } },
  errors: ['unknown-record'],
  rights: 'Wer die Adresse des Fragebogens hat',
} as const satisfies ApiContract

export const submissionContract = {
  method: 'post',
  path: '/api/questionnaire-submissions',
  area: 'Feedbacks',
  summary: 'Einen öffentlichen Fragebogen beantworten; derselbe Schlüssel und Inhalt wird einmal behalten',
  headers: z.object({ 'idempotency-key': z.exactOptional(idempotencyKey) }),
  request: submissionRequest,
  responses: {
    201: {
      description: 'Die Antworten sind angekommen',
      body: z.object({ id: z.string(), createdAt: z.string() }),
    },
  },
  errors: [
    'validation',
    'malformed-json',
    'unknown-record',
    'changed-meanwhile',
    'idempotency-key-missing',
    'idempotency-key-reused',
  ],
  rights: 'Alle',
  policy: { limit: 'forms' },
} as const satisfies ApiContract
