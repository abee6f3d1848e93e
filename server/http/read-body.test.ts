import { describe, expect, it } from 'vitest'

import { assertJson, BadJson, BodyTooComplex, soundJson } from './read-body.ts'

const check = (text: string) => () => assertJson(Buffer.from(text))

describe('a body of JSON', () => {
  it.each([
    ['nothing', ''],
    [
      'a list of ten thousand vehicles',
      JSON.stringify(Array.from({ length: 10_000 }, () => ({ path: 'a', b: 1, c: 2, d: 3 }))),
    ],
    ['a file of millions of signs', JSON.stringify({ data: 'x'.repeat(5_000_000) })],
    ['texts full of brackets', JSON.stringify({ note: '[{"'.repeat(200_000) })],
    ['pages within pages', `${'['.repeat(200)}${']'.repeat(200)}`],
  ])('may be %s', (_what, text) => {
    expect(check(text)).not.toThrow()
  })

  it.each([
    ['lists within lists', `${'['.repeat(201)}${']'.repeat(201)}`],
    ['lists that never end', '['.repeat(5_000_000)],
    ['hundreds of thousands of empty records', `[${'{},'.repeat(250_000)}{}]`],
    ['hundreds of thousands of numbers', `[${'1,'.repeat(250_001)}1]`],
    ['lists behind a text that ends in a stroke', `["\\\\",${'['.repeat(300)}`],
  ])('is refused with %s, before anything is made of it', (_what, text) => {
    expect(check(text)).toThrow(BodyTooComplex)
  })

  it('is refused when it is none, or holds what no database keeps', () => {
    expect(check('{')).toThrow(BadJson)
    expect(check('"\\u0000"')).toThrow(BadJson)
  })

  it('says whole characters to everything behind it', () => {
    const sound = (text: string) => soundJson(Buffer.from(text)).toString()

    expect(sound('{"name":"Anna \\ud83d","note":"\\ud83d\\ude00"}')).toBe(
      '{"name":"Anna \ufffd","note":"\\ud83d\\ude00"}',
    )
    expect(() => sound('"\\u0000"')).toThrow(BadJson)
  })
})
