import { Validator } from '@seriousme/openapi-schema-validator'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'

import type { ApiDescription } from './operations/describe-api.ts'
import type { Operation } from './operations/describe-call.ts'

const ofEveryCollection =
  /^(get|post|put|patch|delete) \/(:id|count|access\/:id\?|versions(\/:id)?|:id\/duplicate|file\/:filename|paste-url.*)?$/
const ofPeople =
  /\/(init|login|logout|me|refresh-token|(first-register)|(forgot|reset)-password|unlock|verify\/:id|access)$|payload-jobs|^post \/run|^get \/run/

let app: TestApp
let description: ApiDescription

beforeAll(async () => {
  app = await createTestApp()
  description = await readJson<ApiDescription>(await app.fetch('/api/openapi.json'))
})

afterAll(() => app.close())

describe('the description of the API', () => {
  it('is OpenAPI 3.1 by a public validator, and every reference leads somewhere', async () => {
    const validator = new Validator()
    const { valid, errors } = await validator.validate(
      structuredClone(description) as object as Record<string, unknown>,
    )

    expect({ valid, errors }).toEqual({ valid: true, errors: undefined })
    expect(validator.version).toBe('3.1')
    const names = Array.from(
      JSON.stringify(description).matchAll(/"#\/components\/schemas\/([^"]+)"/g),
      (match) => match[1],
    )
    expect(names.filter((name) => !description.components.schemas[String(name)])).toEqual([])
  })

  it('gives every call a name of its own, an area, a summary, rights and an answer', () => {
    const calls = callsOf(description)

    expect(new Set(calls.map(({ operationId }) => operationId)).size).toBe(calls.length)
    for (const { summary, description: rights, tags, responses } of calls) {
      expect({ summary, rights, tags, responses: Object.keys(responses).length > 1 }).toEqual({
        summary: expect.stringMatching(/\S/),
        rights: expect.stringMatching(/^Rechte: \S/),
        tags: [expect.stringMatching(/\S/)],
        responses: true,
      })
    }
  })

  it('declares exactly the parameters of each path', () => {
    for (const [path, methods] of Object.entries(description.paths)) {
      const inPath = Array.from(path.matchAll(/\{(\w+)\}/g), (match) => match[1])
      for (const { parameters = [] } of Object.values(methods)) {
        const declared = (parameters as { in: string; name: string }[]).filter((each) => each.in === 'path')
        expect([path, declared.map(({ name }) => name)]).toEqual([path, inPath])
      }
    }
  })

  it('knows every endpoint of ours', () => {
    const { endpoints, collections } = app.config
    const own = [
      ...endpoints,
      ...collections
        .filter(({ slug }) => !slug.startsWith('payload-'))
        .flatMap((collection) => collection.endpoints || []),
    ]
    const undescribed = own
      .filter(({ custom }) => !custom?.contract)
      .map(({ method, path }) => `${method} ${path}`)
      .filter((call) => !ofEveryCollection.test(call) && !ofPeople.test(call))

    expect(undescribed).toEqual([])
  })
})

describe('the page of the API', () => {
  it('lists every call, is German and loads nothing from elsewhere', async () => {
    const answer = await app.fetch('/api/docs')
    const html = await answer.text()

    expect(html).toContain('<html lang="de">')
    expect(html.match(/<details/g)?.length).toBeGreaterThan(callsOf(description).length)
    expect(html).not.toMatch(/(src|href)="(?!\/api\/openapi\.json)/)
    expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/)
  })
})

function callsOf({ paths }: ApiDescription): Operation[] {
  return Object.values(paths).flatMap((methods) => Object.values(methods))
}
