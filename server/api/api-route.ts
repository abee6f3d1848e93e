import type { Request as ExpressRequest, Response as ExpressResponse } from 'express'

import { forEverybodyHeader } from '#kernel/api/for-everybody.ts'

import { sendStored } from '../cache/stored-answer.ts'
import { closeBehindLongBody } from '../http/close-behind-long-body.ts'
import { assertJson, type BodyTooLarge, limitedBody, readBody } from '../http/read-body.ts'
import { meansGet } from '../http/means-get.ts'
import type { OpenStreams } from '../http/open-streams.ts'
import { routedTarget } from '../http/routed-target.ts'
import { sendWebResponse } from '../http/send-web-response.ts'
import { toWebRequest, type WebBody } from '../http/web-request.ts'
import { formAsJson } from './form-as-json.ts'
import type { AnswerApi } from './api-answers.ts'

export type BodyLimits = { jsonBytes: number; uploadBytes: number; filmBytes: number }

type ApiRouteParts = { answerApi: AnswerApi; limits: BodyLimits; streams: OpenStreams }

/** The API over the network. Must stand before any body parser, because Payload reads bodies itself. */
export function apiRoute({ answerApi, limits, streams }: ApiRouteParts) {
  return async (req: ExpressRequest, res: ExpressResponse) => {
    const { body, type, excess, leave } = await bodyOf(req, limits)
    const request = toWebRequest(req, res, {
      origin: `${req.protocol}://${req.host}`,
      // Payload knows no HEAD; Node leaves out the body of the answer by itself.
      ...(req.method === 'HEAD' ? { method: 'GET' } : {}),
      target: routedTarget(req.originalUrl),
      ...(body === undefined ? {} : { body }),
      ...(type && { type }),
    })

    const answer = await answerApi(request).finally(() => {
      leave()
      if (body) closeBehindLongBody(req, res)
    })
    const tooLarge = excess()
    if (tooLarge) throw tooLarge
    if ('shared' in answer) return sendStored(req, res, answer.shared)
    await sendWebResponse(res, withoutServerHeaders(answer.own), streams)
  }
}

type ReceivedBody = {
  body: WebBody | undefined
  /** Where it is another one than was sent. */
  type?: string
  excess: () => BodyTooLarge | undefined
  leave: () => void
}

/** The panel sends whole pages as forms, with all that stands on them. */
const formsPerJson = 4

/**
 * Forms with files stream through; anything else is small enough to be checked first. What counts is where it goes:
 * whatever it calls itself, it will be read as JSON there.
 */
async function bodyOf(
  req: ExpressRequest,
  { jsonBytes, uploadBytes, filmBytes }: BodyLimits,
): Promise<ReceivedBody> {
  const nothing = { excess: () => undefined, leave: () => undefined }
  if (req.method === 'GET' || req.method === 'HEAD') return { body: undefined, ...nothing }

  const type = req.headers['content-type'] ?? ''
  const isForm = type.startsWith('multipart/form-data')
  if (isForm && isOfFiles(req)) {
    const { stream, ...passing } = limitedBody(req, mayBeFilm(req) ? filmBytes : uploadBytes)
    return { body: stream, ...passing }
  }
  if (isForm) {
    const form = await readBody(req, hasKey(req) ? jsonBytes * formsPerJson : jsonBytes)
    return { body: await formAsJson(form, type), type: 'application/json', ...nothing }
  }
  const body = await readBody(req, takesFile(req) ? uploadBytes : jsonBytes)
  if (!meansGet(req)) assertJson(body)
  // Payload reads the query of such a request from its body before anything could catch what is missing.
  if (body.length === 0 && isTakenForGet(req)) return { body: Buffer.from('{}'), ...nothing }
  return { body, ...nothing }
}

/** Guests send their files as data URLs inside JSON; lists that are kept elsewhere come in whole, by the staff. */
function takesFile(req: ExpressRequest): boolean {
  return (
    isUpload(req) ||
    (hasKey(req) && /^\/api\/(?:vehicles\/upload|\w+\/import)\/?$/.test(routedTarget(req.path)))
  )
}

/** Films of the staff go through to the disk. */
const mayBeFilm = (req: ExpressRequest): boolean => hasKey(req) && isUpload(req)

/** What is kept with a file. The panel sends other records as forms as well, with a session. */
const isOfFiles = ({ path }: ExpressRequest): boolean =>
  /^\/api\/(?:uploads|images|fonts)(?:\/|$)/i.test(routedTarget(path))

const isUpload = ({ path }: ExpressRequest): boolean => /^\/api\/uploads\/?$/.test(routedTarget(path))

/** Says nothing but that somebody claims to be of the staff; the API itself finds out. */
const hasKey = ({ headers }: ExpressRequest): boolean =>
  Boolean(headers.authorization) || (headers.cookie?.includes('payload-token') ?? false)

/** Payload believes both headers before anything of ours could refuse them; `meansGet` says what is granted. */
function isTakenForGet({ headers }: ExpressRequest): boolean {
  return [headers['x-payload-http-method-override'], headers['x-http-method-override']].includes('GET')
}

function withoutServerHeaders(response: Response): Response {
  response.headers.delete(forEverybodyHeader)
  if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'no-store')
  return response
}
