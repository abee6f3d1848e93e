import { endpointOf } from '#kernel/api/endpoint-of.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'
import { findRecord } from '#kernel/database/find-records.ts'
import { Refused } from '#kernel/refused.ts'

import { publicQuestionnaire, publicQuestionnaireContract } from '#domain/feedback/feedback-calls.contract.ts'

/** The questions for whoever was given the address; the contract strips every other field. */
export const publicQuestionnaireEndpoint = endpointOf(
  publicQuestionnaireContract,
  async (req, { params }) => {
    const found = await findRecord(asSystem(req), 'questionnaires', {
      where: { publicHash: { equals: params.id }, isPublic: { equals: true } },
    })
    if (!found) throw new Refused('unknown-record')

    return Response.json(publicQuestionnaire.parse(found))
  },
)
