import type { RequestHandler } from 'express'

import { answerOutage } from './answer-errors.ts'

export function refuseInOutage(isDatabaseThere: () => Promise<boolean> = async () => true): RequestHandler {
  return async (req, res, next) => {
    if (await isDatabaseThere()) next()
    else answerOutage(req, res)
  }
}
