import { describe, expect, it } from 'vitest'
import * as z from 'zod'

import { describeError, errorText } from './describe-error.ts'

const secret = 'Kanari'
const written = (thrown: unknown) => JSON.stringify([describeError(thrown), errorText(thrown)])

describe('an error in the log', () => {
  it.each<[string, unknown]>([
    ['a failed statement', failedStatement()],
    ['its cause', new Error('order could not be stored', { cause: failedStatement() })],
    ['several at once', new AggregateError([failedStatement(), refusedByDatabase()], `all for ${quoted()}`)],
    ['what PostgreSQL says', refusedByDatabase()],
    ['a text that is no JSON', thrownBy(() => JSON.parse(`${secret} {`))],
    ['a broken address', thrownBy(() => new URL(`http://${secret}:99999/`))],
    ['a broken request', thrownBy(() => new Request(`http://${secret}:99999/`))],
    [
      'a shape that does not fit',
      thrownBy(() => z.strictObject({ a: z.int() }).parse({ a: 'x', [secret]: 1 })),
    ],
    ['a day that is none', thrownBy(() => Temporal.PlainDate.from(secret))],
    [
      'a file by its name',
      Object.assign(new Error(`ENOENT: open '/media/${secret}.jpg'`), { code: 'ENOENT' }),
    ],
    ['a mail server', Object.assign(new Error(`550 <${secret}@example.com> ${secret}`), mailFacts())],
    ['what a client sent', Object.assign(new Error(`${secret} fehlt`), { name: 'ValidationError' })],
    ['an address in a sentence', new Error(`no answer for ${secret}@example.com`)],
    ['properties of its own', Object.assign(new Error('x'), { email: secret, data: { name: secret } })],
    ['something that is no error', { secret }],
  ])('tells nothing of people: %s', (_what, thrown) => {
    expect(written(thrown)).not.toContain(secret)
  })

  it('is not fooled by values that look like a place in the code', () => {
    const text = `x\n    at ${secret} (/home/${secret}.ts:1:2)\n    at ${secret} (file:///${secret})`

    expect(written(new Error(text))).not.toContain(secret)
    expect(written(new Error(`Failed query: insert\nparams: ${text}`))).not.toContain(secret)
  })

  it('says what it is and where it happened', () => {
    const described = describeError(failedStatement())

    expect(described).toMatchObject({ type: 'Error', message: 'Failed query' })
    expect(described.stack).toMatch(/^\s+at failedStatement .*describe-error\.test\.ts/)
    expect(described.cause).toMatchObject({
      code: '23505',
      message: 'duplicate key value violates unique constraint',
      constraint: 'users_email_idx',
      table: 'users',
    })
  })

  it('keeps the sentences of the program', () => {
    expect(describeError(new Error('The admin panel is not built: run the build first')).message).toBe(
      'The admin panel is not built: run the build first',
    )
    expect(describeError(new TypeError("x is not a function, don't call it")).message).toBe(
      "x is not a function, don't call it",
    )
  })
})

function quoted(): string {
  return `"${secret}", '${secret}' und „${secret}“`
}

function refusedByDatabase(): Error {
  return Object.assign(new Error('duplicate key value violates unique constraint "users_email_idx"'), {
    name: 'error',
    severity: 'ERROR',
    code: '23505',
    detail: `Key (email)=(${secret}) already exists.`,
    where: `COPY users, line 1, column email: "${secret}"`,
    hint: secret,
    internalQuery: `select '${secret}'`,
    table: 'users',
    constraint: 'users_email_idx',
  })
}

function failedStatement(): Error {
  const query = 'insert into "users" ("email") values ($1)'
  const error = new Error(`Failed query: ${query}\nparams: ${secret},+43 660 1234567\n${secret}`, {
    cause: refusedByDatabase(),
  })
  return Object.assign(error, { query, params: [secret] })
}

const mailFacts = () => ({ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550, rejected: [secret] })

function thrownBy(work: () => unknown): unknown {
  try {
    work()
  } catch (error) {
    return error
  }
  throw new Error('nothing was thrown')
}
