import type { AfterErrorHook, ErrorResult } from 'payload'

import { describeError } from '../describe-error.ts'

/** Every error that leaves Payload is German, names its field and code, and shows no inner workings. */
export const renderError: AfterErrorHook = ({ error, req }) => {
  const { status, errors } = describeError(error, requestOf(req))

  // Payload types `data` more narrowly than it treats it.
  return { response: { errors: errors as ErrorResult['errors'] }, status }
}

function requestOf(req: Parameters<AfterErrorHook>[0]['req']) {
  return { method: req.method ?? 'GET', requestId: req.headers?.get('x-request-id') ?? undefined }
}
