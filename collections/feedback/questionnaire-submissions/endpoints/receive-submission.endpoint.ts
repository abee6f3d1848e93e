import type { PayloadRequest } from 'payload'
import * as z from 'zod/mini'

import { idOf } from '#kernel/access/caller.ts'
import { endpointOf } from '#kernel/api/endpoint-of.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'
import { findRecord } from '#kernel/database/find-records.ts'
import { Refused } from '#kernel/refused.ts'
import type { ApiContract } from '#domain/api/api-contract.ts'
import { type SubmissionRequest, submissionRequest } from '#domain/feedback/questionnaire.contract.ts'
import {
  type AnswerProblem,
  answeredQuestions,
  averageRating,
  type Question,
  submissionProblems,
} from '#domain/feedback/questionnaire.ts'

type Asked = { id: string; version?: string | null; branch?: unknown; content: { body: Question[] } }

export const receiveSubmissionContract = {
  method: 'post',
  path: '/api/questionnaire-submissions',
  area: 'Feedbacks',
  summary: 'Einen öffentlichen Fragebogen beantworten',
  request: submissionRequest,
  responses: {
    201: {
      description: 'Die Antworten sind angekommen',
      body: z.object({ id: z.string(), createdAt: z.string() }),
    },
  },
  errors: ['validation', 'malformed-json', 'unknown-record', 'changed-meanwhile'],
  rights: 'Alle',
  policy: { limit: 'forms' },
} as const satisfies ApiContract

/** A client answers a public questionnaire. */
export const receiveSubmission = endpointOf(receiveSubmissionContract, async (req, { body }) => {
  const asked = await findQuestionnaire(body, req)
  const problems = submissionProblems(asked.content.body, body)
  if (problems.length > 0) throw refuse(problems)

  const { id, createdAt } = await req.payload.create({
    collection: 'questionnaire-submissions',
    data: toRecord(asked, body),
    depth: 0,
    ...asSystem(req),
  })

  return Response.json({ id, createdAt }, { status: 201 })
})

async function findQuestionnaire(request: SubmissionRequest, req: PayloadRequest): Promise<Asked> {
  const asked: Asked | undefined = await findRecord(asSystem(req), 'questionnaires', {
    where: {
      publicHash: { equals: request.questionnaire.publicHash },
      isPublic: { equals: true },
    },
  })
  if (!asked) throw new Refused('unknown-record')
  if (request.version && request.version !== asked.version) throw new Refused('changed-meanwhile')

  return asked
}

function toRecord(asked: Asked, { clientName, contactName, service, content }: SubmissionRequest) {
  const answers = answeredQuestions(asked.content.body, content)

  return {
    questionnaire: asked.id,
    version: asked.version ?? null,
    clientName,
    contactName,
    service,
    content: answers,
    rating: averageRating(answers),
    branch: asked.branch ? idOf(asked.branch) : null,
    status: 'new' as const,
  }
}

function refuse(problems: AnswerProblem[]): Refused {
  return new Refused(
    'validation',
    {},
    problems.map((problem) => ({ ...problem, code: 'validation' })),
  )
}
