import { HOTP, Secret } from 'otpauth'

import type { Role } from '#domain/people/roles.ts'
import { timeStep } from '#domain/people/second-factor/time-steps.ts'
import { readJson, type TestApp } from '#scripts/testing/test-app.ts'

export const password = 'ein-gutes-passwort'
const tries = 'login-attempts:%'

type Problem = { code: string; message: string; field?: string; data?: { challenge: string } }
export type Answer = {
  status: number
  body: Record<string, unknown> & { errors?: Problem[] }
  cookies: string[]
}
export type App = { secret: string; recoveryCodes: string[] }

/** Somebody at a browser, which keeps the cookies that it is given. */
export class Browser {
  readonly #app: TestApp
  readonly #jar = new Map<string, string>()

  constructor(app: TestApp) {
    this.#app = app
  }

  get hasSession(): boolean {
    return Boolean(this.#jar.get('payload-token'))
  }

  async call(
    method: string,
    path: string,
    body?: object,
    more: Record<string, string> = {},
  ): Promise<Answer> {
    const cookie = [...this.#jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await this.#app.fetch(path, {
      method,
      headers: { 'content-type': 'application/json', ...(cookie && { cookie }), ...more },
      ...(body && { body: JSON.stringify(body) }),
    })
    const cookies = answer.headers.getSetCookie()
    for (const each of cookies) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(each) ?? []
      this.#jar.set(name, value)
    }

    return { status: answer.status, body: await readJson(answer), cookies }
  }

  post(path: string, body: object): Promise<Answer> {
    return this.call('POST', path, body)
  }

  /** The same cookies at another window. */
  leaveSession(): void {
    this.#jar.delete('payload-token')
  }

  signIn(username: string): Promise<Answer> {
    return this.post('/api/users/login', { username, password })
  }

  /** The handle for the second step, after the right password. */
  async challengeFor(username: string): Promise<string> {
    return (await this.signIn(username)).body.errors?.[0]?.data?.challenge ?? ''
  }

  async permit(): Promise<string> {
    const { body } = await this.post('/api/users/second-factor/permit', { password })
    return String(body.permit)
  }

  async setUpApp(): Promise<App> {
    const { body } = await this.post('/api/users/second-factor/app', { permit: await this.permit() })
    const { setup, secret } = body as { setup: string; secret: string } // as its contract says
    const { body: added } = await this.call('PUT', '/api/users/second-factor/app', {
      setup,
      code: codeOf(secret),
    })
    return { secret, recoveryCodes: (added.recoveryCodes ?? []) as string[] }
  }

  byCode(challenge: string, code: string, isRemembered = false): Promise<Answer> {
    return this.post('/api/users/second-factor/sign-in', { challenge, code, isRemembered })
  }

  async whoAmI(): Promise<unknown> {
    const { body } = await this.call('GET', '/api/users/me')
    return (body.user as { username?: string } | null)?.username ?? null
  }
}

/** What an app shows, some steps from now. */
export function codeOf(secret: string, ahead = 0): string {
  const counter = timeStep(Temporal.Now.instant()) + ahead

  return HOTP.generate({ secret: Secret.fromBase32(secret), counter })
}

export const problemIn = ({ status, body }: Answer) => [status, body.errors?.[0]?.code]

/** As if the code that was used last were of ten steps ago: tests do not wait for the next one. */
export const letTimePass = ({ pool }: TestApp) =>
  pool.query('update second_factor_apps set last_step = last_step - 10')

export const openLocks = ({ pool }: TestApp) =>
  pool.query('delete from payload_kv where key like $1', [tries])

export async function hire(
  app: TestApp,
  username: string,
  roles: Role[] = ['ROLE_EMPLOYEE'],
): Promise<string> {
  const { id } = await app.payload.create({
    collection: 'users',
    data: {
      email: `${username}@example.com`,
      username,
      password,
      firstName: username,
      lastName: 'Test',
      roles,
    },
    overrideAccess: true,
  })

  return id
}

export async function sessionsOf({ pool }: TestApp, id: string): Promise<number> {
  const { rowCount } = await pool.query('select 1 from users_sessions where _parent_id = $1', [id])
  return rowCount ?? 0
}

/** What the log tells of somebody, in the order in which it happened. */
export async function loggedOf({ pool }: TestApp, id: string): Promise<string[]> {
  const { rows } = await pool.query<{ action: string }>(
    'select action from logs where document_id = $1 order by at',
    [id],
  )
  return rows.map(({ action }) => action)
}
