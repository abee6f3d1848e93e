import type { AfterErrorHook, ErrorResult } from 'payload'

import { type ApiError, toApiErrors } from '#domain/refusals/refusals.ts'
import { cameAsForm } from '#kernel/api/form-mark.ts'
import { writeFailureOf } from '#plugins/files/files.port.ts'

import { describeError } from '../describe-error.ts'
import { fieldOfColumn } from '../field-of-column.ts'

type Request = Parameters<AfterErrorHook>[0]['req']

/** Every error that leaves Payload is German, names its field and code, and shows no inner workings. */
export const renderError: AfterErrorHook = async ({ error, req }) => {
  const writeFailed = await writeFailureOf(error, req)
  const { status, errors } = forCaller(
    describeError(error, { ...requestOf(req), writeFailed, fieldOf: fieldOfColumn(req.payload) }),
    req,
  )

  const told = cameAsForm(req) ? errors.map(placed) : errors
  // Payload types `data` more narrowly than it treats it.
  return { response: { errors: told as ErrorResult['errors'] }, status }
}

/** The panel looks for the fields of a form within the error, and else tells it at the edge of the screen alone. */
function placed(error: ApiError): ApiError {
  const { field, message, data } = error

  return field && !data ? { ...error, data: { errors: [{ path: field, message }] } } : error
}

/** Whoever has no valid session is asked to sign in; that a right is missing is told to those who have one. */
function forCaller(described: ReturnType<typeof describeError>, req: Request): typeof described {
  const isClosed = described.status === 401 || described.status === 403
  if (isClosed && cameWithWrongKey(req)) return wrongKey

  return isMissingRight(described) && !req.user ? signedOut : described
}

const wrongKey = { status: 401, ...toApiErrors({ code: 'wrong-device-key' }) }
const signedOut = { status: 401, ...toApiErrors({ code: 'unauthenticated' }) }

/** A link that has expired is closed to everybody, signed in or not. */
const isMissingRight = ({ errors }: ReturnType<typeof describeError>) =>
  errors.every(({ code }) => code === 'not-allowed')

/** A device whose key is not, or no longer, valid has to be told so: it cannot sign in otherwise. */
function cameWithWrongKey({ headers, user }: Request): boolean {
  return !user && Boolean(headers?.get('authorization')?.startsWith('Device '))
}

function requestOf(req: Request) {
  return {
    method: req.method ?? 'GET',
    requestId: req.headers?.get('x-request-id') ?? undefined,
  }
}
