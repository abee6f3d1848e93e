import { type FailedDeed, failureText, type Names } from '#domain/refusals/failures.ts'

export type Failure = { id: string; text: string; hint: string }
type Fetch = typeof fetch
type Ways = {
  leave: () => void
  tell: (failure: Failure) => void
  /** What the records behind a path of the API are called. */
  namesOf: (slug: string) => Names | undefined
}

export const retryHint = 'Bitte überprüfen Sie die Verbindung und versuchen Sie es erneut.'

/** A request with this header handles its own 401. */
export const staysHeader = 'x-stays-on-401'

/**
 * The check that every answer passes, spec back office 7 and 8: whoever has no session any more goes to the
 * login page, and a load or save that got no answer says so in German.
 */
export function watchAnswers(ask: Fetch, { leave, tell, namesOf }: Ways): Fetch {
  return async (input, init) => {
    const request = { path: pathOf(input), method: methodOf(input, init) }
    if (!request.path?.startsWith('/api/')) return ask(input, init)

    const answer = await ask(input, init).catch((problem: unknown) => {
      if (isAborted(problem)) throw problem
      throw unanswered(failureOf(request, namesOf), request.method, tell)
    })
    if (answer.status >= 500 && request.method === 'GET') tell(failureOf(request, namesOf))
    const mayLeave =
      !headersOf(input, init).has(staysHeader) && !/^\/api\/users\/(login|me)$/.test(request.path)
    if (mayLeave && answer.status === 401) leave()

    return answer
  }
}

/** Forms show the message of what they catch, so only loads tell by themselves. */
function unanswered(failure: Failure, method: string, tell: Ways['tell']): Error {
  if (method === 'GET') tell(failure)

  return new TypeError(`${failure.text}. ${failure.hint}`)
}

type Asked = { path: string | null; method: string }

function failureOf({ path, method }: Asked, namesOf: Ways['namesOf']): Failure {
  const [, , slug = '', id] = (path ?? '').split('/')
  const deed = deeds[method] ?? 'update'
  const names = namesOf(slug)
  const text = names
    ? failureText(names, deed, deed === 'load' && id === undefined)
    : 'Daten konnten nicht geladen werden'

  return { id: `${slug}-${deed}`, text, hint: retryHint }
}

const deeds: Readonly<Record<string, FailedDeed>> = {
  GET: 'load',
  POST: 'create',
  PUT: 'update',
  PATCH: 'update',
  DELETE: 'delete',
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
