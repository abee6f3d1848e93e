import { failureOfCall } from '#domain/refusals/failure-of-call.ts'
import type { Names } from '#domain/refusals/failures.ts'
import { withoutWords } from '#domain/refusals/without-words.ts'

export type Failure = { id: string; text: string; hint: string }
type Fetch = typeof fetch
type Ways = {
  /** Whoever has no session any more; true once there is one again, so that the call is worth another try. */
  signInAgain: () => Promise<boolean>
  tell: (failure: Failure) => void
  /** What the records behind a path of the API are called. */
  namesOf: (slug: string) => Names | undefined
}

export const retryHint = 'Bitte überprüfen Sie die Verbindung und versuchen Sie es erneut.'

/** A request with this header handles its own 401. */
export const staysHeader = 'x-stays-on-401'

/**
 * The check that every answer passes, spec back office 7 and 8: whoever has no session any more signs in, and a load
 * or save that got no answer says so in German.
 */
export function watchAnswers(ask: Fetch, { signInAgain, tell, namesOf }: Ways): Fetch {
  return async (input, init) => {
    const asked = { path: pathOf(input) ?? '', method: methodOf(input, init) }
    if (!isWatched(asked)) return ask(input, init)

    const send = async (again?: Request) => {
      const answer = await ask(again ?? input, init).catch((problem: unknown) => {
        if (isAborted(problem)) throw problem
        throw unanswered(failureOf(asked, namesOf), asked.method, tell)
      })
      return saidInGerman(answer, asked, { tell, namesOf })
    }
    // What a request carries can be read once.
    const copy = input instanceof Request ? input.clone() : undefined
    const answer = await send()
    const isOver = isSessionOver(answer, asked) && !headersOf(input, init).has(staysHeader)

    return isOver && (await signInAgain()) ? send(copy) : answer
  }
}

/** The calls of the API, and what the panel asks of its own server besides. */
const isWatched = ({ path, method }: Asked): boolean =>
  path.startsWith('/api/') || (path.startsWith('/backend') && method === 'POST')

/** Payload refuses to prolong a session that is over with 403. */
function isSessionOver({ status }: Response, { path }: Asked): boolean {
  if (path === '/api/users/refresh-token') return status === 401 || status === 403

  return status === 401 && !/^\/api\/users\/(login|me)$/.test(path)
}

/** Forms show the message of what they catch, so only loads tell by themselves. */
function unanswered(failure: Failure, method: string, tell: Ways['tell']): Error {
  if (method === 'GET') tell(failure)

  return new TypeError(`${failure.text}. ${failure.hint}`)
}

/**
 * The first message of the server's list is what people see. Where something before the server answers, or it could
 * not say anything, there is none, and Payload would show the status in English.
 */
async function saidInGerman(
  answer: Response,
  asked: Asked,
  { tell, namesOf }: Pick<Ways, 'tell' | 'namesOf'>,
): Promise<Response> {
  if (answer.status < 400 || !asked.path.startsWith('/api/')) return answer
  const failure = failureOf(asked, namesOf)
  if (asked.method === 'GET') {
    if (answer.status >= 500) tell(failure)
    return answer
  }
  if (answer.headers.has(withoutWords) || (await hasMessage(answer))) return answer

  const { status } = answer
  return Response.json({ errors: [{ message: `${failure.text}. ${failure.hint}` }] }, { status })
}

async function hasMessage(answer: Response): Promise<boolean> {
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => null)
  if (typeof body !== 'object' || body === null) return false
  const { errors, message } = body as { errors?: unknown; message?: unknown }
  const [first]: unknown[] = Array.isArray(errors) ? errors : []

  return [first, { message }].some((each) => Boolean((each as { message?: unknown } | undefined)?.message))
}

type Asked = { path: string; method: string }

function failureOf(asked: Asked, namesOf: Ways['namesOf']): Failure {
  const { id, text } = failureOfCall(asked, namesOf)

  return { id, text, hint: retryHint }
}

function pathOf(input: Parameters<Fetch>[0]): string | null {
  const address = input instanceof Request ? input.url : String(input)
  const { origin } = window.location
  const url = URL.parse(address, origin)

  return url?.origin === origin ? url.pathname : null
}

/** Payload's forms send some reads as POST and say so in a header. */
function methodOf(input: Parameters<Fetch>[0], init: RequestInit | undefined): string {
  const method = init?.method ?? (input instanceof Request ? input.method : 'GET')
  const override = headersOf(input, init).get('x-payload-http-method-override')

  return (override ?? method).toUpperCase()
}

const headersOf = (input: Parameters<Fetch>[0], init: RequestInit | undefined): Headers =>
  new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined))

const isAborted = (problem: unknown): boolean =>
  typeof problem === 'object' && problem !== null && 'name' in problem && problem.name === 'AbortError'
