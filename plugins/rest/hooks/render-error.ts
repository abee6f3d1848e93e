import type { AfterErrorHook, ErrorResult } from 'payload'

import { toApiErrors } from '#domain/refusals/refusals.ts'

import { describeError } from '../describe-error.ts'
import { wasWritingFile } from './follow-file.ts'

/** Every error that leaves Payload is German, names its field and code, and shows no inner workings. */
export const renderError: AfterErrorHook = ({ error, req }) => {
  const described = describeError(error, requestOf(req))
  const { status, errors } = isClosed(described.status) && cameWithWrongKey(req) ? wrongKey : described

  // Payload types `data` more narrowly than it treats it.
  return { response: { errors: errors as ErrorResult['errors'] }, status }
}

const wrongKey = { status: 401, ...toApiErrors({ code: 'wrong-device-key' }) }

const isClosed = (status: number) => status === 401 || status === 403

/** A device whose key is not, or no longer, valid has to be told so: it cannot sign in otherwise. */
function cameWithWrongKey({ headers, user }: Parameters<AfterErrorHook>[0]['req']): boolean {
  return !user && Boolean(headers?.get('authorization')?.startsWith('Device '))
}

function requestOf(req: Parameters<AfterErrorHook>[0]['req']) {
  return {
    method: req.method ?? 'GET',
    requestId: req.headers?.get('x-request-id') ?? undefined,
    wasWritingFile: wasWritingFile(req),
  }
}
