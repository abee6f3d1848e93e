import type { PayloadRequest } from 'payload'

import { idOf } from '#kernel/access/caller.ts'
import { endpointOf } from '#kernel/api/endpoint-of.ts'
import { onceByKey } from '#kernel/api/once-by-key.ts'
import { asSystem, withoutSender } from '#kernel/access/on-behalf.ts'
import { findRecord } from '#kernel/database/find-records.ts'
import { Refused } from '#kernel/refused.ts'
import { averageRating } from '#domain/feedback/average-rating.ts'
import { submissionContract } from '#domain/feedback/feedback-calls.contract.ts'
import type { SubmissionRequest } from '#domain/feedback/questionnaire.contract.ts'
import {
  type AnswerProblem,
  answeredQuestions,
  type Asked,
  keptClient,
  submissionProblems,
} from '#domain/feedback/questionnaire.ts'

type Questionnaire = Asked & { id: string; version?: string | null; branch?: unknown }

/** A client answers a public questionnaire; what is sent again after a lost answer is kept once. */
export const receiveSubmission = endpointOf(submissionContract, async (req, { body }) => {
  // The questions may have been edited since the first try, which counts all the same.
  const { version: _, ...content } = body
  const sending = { scope: 'questionnaire-submissions', content }
  const { outcome } = await onceByKey(req, sending, () => storeSubmission(req, body))

  return Response.json(outcome, { status: 201 })
})

async function storeSubmission(req: PayloadRequest, request: SubmissionRequest) {
  const asked = await findQuestionnaire(request, req)
  const problems = submissionProblems(asked, request)
  if (problems.length > 0) throw refuse(problems)

  const { id, createdAt } = await req.payload.create({
    collection: 'questionnaire-submissions',
    data: toRecord(asked, request),
    depth: 0,
    // The log of changes would name who was signed in, and from where.
    ...asSystem(asked.isAnonymous ? withoutSender(req) : req),
  })

  return { id, createdAt }
}

async function findQuestionnaire(request: SubmissionRequest, req: PayloadRequest): Promise<Questionnaire> {
  const asked: Questionnaire | undefined = await findRecord(asSystem(req), 'questionnaires', {
    where: {
      publicHash: { equals: request.questionnaire.publicHash },
      isPublic: { equals: true },
    },
  })
  if (!asked) throw new Refused('unknown-record')
  if (request.version && request.version !== asked.version) throw changedMeanwhile()

  return asked
}

function toRecord(asked: Questionnaire, request: SubmissionRequest) {
  const answers = answeredQuestions(asked.content.body, request.content)

  return {
    questionnaire: asked.id,
    version: asked.version ?? null,
    ...keptClient(asked, request),
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

/** In words for somebody who has never heard of entries and loading. */
function changedMeanwhile(): Refused {
  const message =
    'Die Fragen wurden inzwischen geändert. Bitte sehen Sie Ihre Antworten noch einmal durch und senden Sie sie erneut.'

  return new Refused('changed-meanwhile', {}, [{ code: 'changed-meanwhile', message }])
}
