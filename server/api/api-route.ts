import type { Request as ExpressRequest, Response as ExpressResponse } from 'express'

import type { BodyKind } from '#domain/api/call-policy.ts'
import { aboutNothingHeader } from '#kernel/api/about-nothing.ts'
import { keptHereHeader } from '#kernel/api/kept-here.ts'
import { formMark } from '#kernel/api/form-mark.ts'
import { Refused } from '#kernel/refused.ts'

import { sendStored } from '../cache/stored-answer.ts'
import { closeBehindLongBody } from '../http/close-behind-long-body.ts'
import { isReading } from '../http/is-reading.ts'
import { type BodyTooLarge, limitedBody, readBody, soundJson } from '../http/read-body.ts'
import type { OpenStreams } from '../http/open-streams.ts'
import { sendWebResponse } from '../http/send-web-response.ts'
import { toWebRequest, type WebBody } from '../http/web-request.ts'
import { routedTarget } from '../policy/address.ts'
import { meansGet, type PolicyFor } from '../policy/policy-for.ts'
import type { Policy } from '../policy/policy-table.ts'
import { fieldsAsJson, formAsJson } from './form-as-json.ts'
import { headMeansGet } from './head-means-get.repair.ts'
import type { AnswerApi } from './api-answers.ts'

export type BodyLimits = { jsonBytes: number; uploadBytes: number; filmBytes: number }

type ApiRouteParts = { answerApi: AnswerApi; limits: BodyLimits; streams: OpenStreams; policyFor: PolicyFor }

/** The API over the network. Must stand before any body parser, because Payload reads bodies itself. */
export function apiRoute({ answerApi, limits, streams, policyFor }: ApiRouteParts) {
  return async (req: ExpressRequest, res: ExpressResponse) => {
    const { body, type, isForm, excess, leave } = await bodyOf(req, limits, policyFor(req))
    const request = toWebRequest(req, res, {
      origin: `${req.protocol}://${req.host}`,
      ...headMeansGet(req.method),
      target: routedTarget(req.originalUrl),
      ...(body === undefined ? {} : { body }),
      ...(type && { type }),
    })
    // Nobody else says so.
    request.headers.delete(formMark)
    if (isForm) request.headers.set(formMark, '1')

    const answer = await answerApi(request).finally(() => {
      leave()
      if (!isReading(req)) closeBehindLongBody(req, res)
    })
    const tooLarge = excess()
    if (tooLarge) throw tooLarge
    if ('shared' in answer) return sendStored(req, res, answer.shared)
    await sendWebResponse(res, withoutServerHeaders(answer.own), streams)
  }
}

type ReceivedBody = {
  body: WebBody | undefined
  /** As it will be read, however it was spelled. */
  type?: string
  /** What it says came as a form. */
  isForm?: boolean
  excess: () => BodyTooLarge | undefined
  leave: () => void
}

const mostRawBytes = 16_384

/** The panel sends whole pages as forms, with all that stands on them. */
const formsPerJson = 4

/**
 * Forms with files stream through; anything else is small enough to be checked first. What counts is where it goes:
 * whatever it calls itself, it will be read as JSON there.
 */
async function bodyOf(req: ExpressRequest, limits: BodyLimits, policy: Policy): Promise<ReceivedBody> {
  const nothing = { excess: () => undefined, leave: () => undefined }
  if (isReading(req)) return { body: undefined, ...nothing }
  // Payload reads the query of such a request from its body before anything could catch what is missing.
  const missing = isTakenForGet(req) ? Buffer.from('{}') : undefined
  if (policy.body === 'none') return { body: missing, ...nothing }

  const type = spelledType(req)
  if (policy.body === 'raw') return { body: missing ?? (await readBody(req, mostRawBytes)), type, ...nothing }
  const { fileBytes, formBytes, jsonBytes } = grantedBytes(policy.body, limits, hasKey(req))
  if (type.startsWith('multipart/form-data')) {
    if (fileBytes !== undefined) {
      const { stream, ...passing } = limitedBody(req, fileBytes)
      return { body: stream, type, ...passing }
    }
    const form = await readBody(req, formBytes)
    return { body: await formAsJson(form, type), type: 'application/json', isForm: true, ...nothing }
  }
  const sent = await readBody(req, jsonBytes)
  if (policy.body === 'fields' && type.startsWith('application/x-www-form-urlencoded')) {
    return { body: fieldsAsJson(sent), type: 'application/json', ...nothing }
  }
  const isQuery = meansGet(req, policy)
  // Nobody would read it, and what is not read must not be answered as if it were saved.
  if (sent.length > 0 && !isQuery && !isJson(type)) throw new Refused('unsupported-media-type')
  const body = isQuery ? sent : soundJson(sent)
  // Payload knows this kind of body by one spelling.
  const json = isJson(type) ? { type: 'application/json' } : {}
  return { body: body.length === 0 && missing ? missing : body, ...json, ...nothing }
}

/** What a body says it is; only the words behind the semicolon tell small letters from capital ones. */
const spelledType = ({ headers }: ExpressRequest): string =>
  (headers['content-type'] ?? '').replace(/^[^;]*/, (kind) => kind.trim().toLowerCase())

const isJson = (type: string): boolean => /^application\/json(?:;|$)/.test(type)

type GrantedBytes = {
  /** A form with a file, which passes through; without it a form is a record and is read whole. */
  fileBytes?: number
  formBytes: number
  jsonBytes: number
}

/** Whoever claims to be of the staff sends longer records, whole lists and films. */
function grantedBytes(
  kind: Exclude<BodyKind, 'none' | 'raw'>,
  limits: BodyLimits,
  isStaff: boolean,
): GrantedBytes {
  const { jsonBytes, uploadBytes, filmBytes } = limits
  const formBytes = isStaff ? jsonBytes * formsPerJson : jsonBytes
  switch (kind) {
    case 'record':
    case 'fields':
      return { formBytes, jsonBytes }
    case 'list':
      return { formBytes, jsonBytes: isStaff ? uploadBytes : jsonBytes }
    case 'file':
      return { fileBytes: uploadBytes, formBytes, jsonBytes }
    case 'film':
      // Guests send their files as data URLs inside JSON.
      return { fileBytes: isStaff ? filmBytes : uploadBytes, formBytes, jsonBytes: uploadBytes }
  }
}

/** Says nothing but that somebody claims to be of the staff; the API itself finds out. */
const hasKey = ({ headers }: ExpressRequest): boolean =>
  Boolean(headers.authorization) || (headers.cookie?.includes('payload-token') ?? false)

/** Payload believes both headers before anything of ours could refuse them; `meansGet` says what is granted. */
function isTakenForGet({ headers }: ExpressRequest): boolean {
  return [headers['x-payload-http-method-override'], headers['x-http-method-override']].includes('GET')
}

function withoutServerHeaders(response: Response): Response {
  response.headers.delete(aboutNothingHeader)
  response.headers.delete(keptHereHeader)
  if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'no-store')
  return response
}
