import { addDataAndFileToRequest, type PayloadHandler, type PayloadRequest } from 'payload'
import de from 'zod/v4/locales/de.js'

import { asSystem } from '#collections/shared/on-behalf.ts'
import { Refused } from '#collections/shared/refused.ts'
import { idOf } from '#collections/shared/access/caller.ts'
import { type SubmissionRequest, submissionRequest } from '#domain/feedback/questionnaire.contract.ts'
import {
  type AnswerProblem,
  answeredQuestions,
  averageRating,
  type Question,
  submissionProblems,
} from '#domain/feedback/questionnaire.ts'

const { localeError } = de()

type Asked = { id: string; version?: string | null; branch?: unknown; content: { body: Question[] } }

/** `POST /api/questionnaire-submissions`: a client answers a public questionnaire, once per sending. */
export const receiveSubmission: PayloadHandler = async (req) => {
  await addDataAndFileToRequest(req)
  const parsed = submissionRequest.safeParse(req.data, { error: localeError })
  if (!parsed.success) throw refuse(parsed.error.issues.map(toProblem))

  const asked = await findQuestionnaire(parsed.data, req)
  const problems = submissionProblems(asked.content.body, parsed.data)
  if (problems.length > 0) throw refuse(problems)

  const { id, createdAt } = await req.payload.create({
    collection: 'questionnaire-submissions',
    data: toRecord(asked, parsed.data),
    depth: 0,
    ...asSystem(req),
  })

  return Response.json({ id, createdAt }, { status: 201 })
}

async function findQuestionnaire(request: SubmissionRequest, req: PayloadRequest): Promise<Asked> {
  const { docs } = await req.payload.find({
    collection: 'questionnaires',
    where: {
      publicHash: { equals: request.questionnaire.publicHash },
      isPublic: { equals: true },
    },
    limit: 1,
    pagination: false,
    depth: 0,
    ...asSystem(req),
  })
  const asked = docs[0] as Asked | undefined
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

function toProblem({ path, message }: { path: PropertyKey[]; message: string }): AnswerProblem {
  return { field: path.join('.'), message }
}

function refuse(problems: AnswerProblem[]): Refused {
  return new Refused(
    'validation',
    {},
    problems.map((problem) => ({ ...problem, code: 'validation' })),
  )
}
