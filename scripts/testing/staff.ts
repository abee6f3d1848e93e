import { administrator } from './administrator.ts'

/** A person of the back office who works through the REST API. */
export interface Staff {
  origin: string
  token: string
  get: <Answer>(path: string) => Promise<Answer>
  post: <Answer>(path: string, body: object, headers?: Record<string, string>) => Promise<Answer>
  put: <Answer>(path: string, body: object) => Promise<Answer>
  patch: <Answer>(path: string, body: object) => Promise<Answer>
  /** Stores a record and answers its id. */
  create: (collection: string, record: object) => Promise<string>
}

export async function signIn(origin: string, credentials = administrator): Promise<Staff> {
  const { token } = await call<{ token: string }>('POST', `${origin}/api/auth/authenticate`, credentials)

  return staffWith(origin, token)
}

/** Somebody who has signed in before. */
export function staffWith(origin: string, token: string): Staff {
  const as =
    (method: string) =>
    (path: string, body?: object, headers: Record<string, string> = {}) =>
      call(method, `${origin}/api${path}`, body, { ...headers, authorization: `JWT ${token}` })
  // The caller names the shape of the answer, which the API's own tests prove.
  const staff = { get: as('GET'), post: as('POST'), put: as('PUT'), patch: as('PATCH') } as Pick<
    Staff,
    'get' | 'post' | 'put' | 'patch'
  >

  return {
    ...staff,
    origin,
    token,
    create: async (collection, record) => {
      const { doc } = await staff.post<{ doc: { id: string } }>(`/${collection}`, record)
      return doc.id
    },
  }
}

async function call<Answer>(
  method: string,
  url: string,
  body?: object,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const answer = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${method} ${url} answered ${answer.status}: ${await answer.text()}`)

  return (await answer.json()) as Answer
}
