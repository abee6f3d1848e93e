import type { RequestHandler } from 'express'

import { answerOutage } from './answer-errors.ts'

type DatabaseCheck = () => Promise<boolean | undefined>

/** Whoever asks while that is unknown waits for the answer like everybody else. */
export function refuseInOutage(isDatabaseThere: DatabaseCheck = async () => true): RequestHandler {
  return async (req, res, next) => {
    if ((await isDatabaseThere()) === false) answerOutage(req, res)
    else next()
  }
}
