import type { Role } from '#domain/people/roles.ts'
import type { RecordFixtures } from '#scripts/testing/record-fixtures.ts'
import { readJson, type TestApp } from '#scripts/testing/test-app.ts'

type Headers = Record<string, string>
type Send = (method: string, path: string, body?: object, headers?: Headers) => Promise<Response>
type House = { app: TestApp; fixtures: RecordFixtures; send: Send; staff: Headers }
type Told = { errors: { data: { challenge: string } }[] }

const base = '/api/users/second-factor'
const password = 'ein-gutes-passwort'
const usedNever = { clientDataJSON: '', authenticatorData: '', signature: '' }

/** How a client meets the refusals of the second factor, each with an account of its own. */
export const secondFactorRefusals = (house: () => House) => ({
  'second-factor-needed': () => signInWithApp(house()),
  'second-factor-setup-needed': () => signInAsDemanded(house()),
  'second-factor-expired': () =>
    house().send('POST', `${base}/sign-in`, { challenge: 'erfunden', code: '000000' }),
  'proof-needed': () => house().send('POST', `${base}/app`, { permit: 'x' }, house().staff),
  'wrong-code': () => guessCode(house()),
  'wrong-passkey': () => makePasskeyUp(house()),
  'factor-required': () => removeDemanded(house()),
})

async function signInWithApp(house: House): Promise<Response> {
  const { id, email } = await hire(house, 'ROLE_EMPLOYEE')
  await giveApp(house, id)

  return signIn(house, email)
}

async function signInAsDemanded(house: House): Promise<Response> {
  const { email } = await hire(house, 'ROLE_EDITOR')
  await demandOf(house, 'ROLE_EDITOR')

  return signIn(house, email)
}

async function guessCode(house: House): Promise<Response> {
  const { errors } = await readJson<Told>(await signInWithApp(house))

  return house.send('POST', `${base}/sign-in`, { challenge: errors[0]?.data.challenge, code: '000000' })
}

async function makePasskeyUp({ send }: House): Promise<Response> {
  const { ceremony } = await readJson<{ ceremony: string }>(await send('POST', `${base}/passkey-options`, {}))
  const response = {
    id: 'x',
    rawId: 'x',
    type: 'public-key',
    clientExtensionResults: {},
    response: usedNever,
  }

  return send('POST', `${base}/passkey-sign-in`, { ceremony, response })
}

async function removeDemanded(house: House): Promise<Response> {
  const { id, email } = await hire(house, 'ROLE_MANAGER')
  const { token } = await readJson<{ token: string }>(await signIn(house, email))
  const badge = { authorization: `Bearer ${token}` }
  await giveApp(house, id)
  await demandOf(house, 'ROLE_MANAGER')
  const proven = await house.send('POST', `${base}/permit`, { password }, badge)
  const { permit } = await readJson<{ permit: string }>(proven)

  return house.send('POST', `${base}/remove`, { permit }, badge)
}

async function hire({ fixtures }: House, role: Role): Promise<{ id: string; email: string }> {
  const { id, email } = await fixtures.store('users', { roles: [role] })

  return { id, email: String(email) }
}

const signIn = ({ send }: House, email: string): Promise<Response> =>
  send('POST', '/api/auth/authenticate', { email, password })

const giveApp = ({ app }: House, user: string) =>
  app.pool.query(`insert into second_factor_apps (user_id, secret, last_step) values ($1, '', 0)`, [user])

const demandOf = ({ app }: House, role: Role) =>
  app.payload.updateGlobal({ slug: 'config', data: { secondFactorRoles: [role] }, overrideAccess: true })
