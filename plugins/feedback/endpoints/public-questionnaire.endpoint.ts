import { endpointOf } from '#kernel/api/endpoint-of.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'
import { Refused } from '#kernel/refused.ts'

import { publicQuestionnaire, publicQuestionnaireContract } from '#domain/feedback/feedback-calls.contract.ts'

/** The questions for whoever was given the address; the contract strips every other field. */
export const publicQuestionnaireEndpoint = endpointOf(
  publicQuestionnaireContract,
  async (req, { params }) => {
    const { docs } = await req.payload.find({
      collection: 'questionnaires',
      where: { publicHash: { equals: params.id }, isPublic: { equals: true } },
      limit: 1,
      pagination: false,
      depth: 0,
      ...asSystem(req),
    })
    if (!docs[0]) throw new Refused('unknown-record')

    return Response.json(publicQuestionnaire.parse(docs[0]))
  },
)
