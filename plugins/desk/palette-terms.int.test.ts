import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { foldings, wordsOf } from '#domain/operations/palette/fold-word.ts'
import type { PaletteGroup } from '#domain/operations/palette/palette.contract.ts'
import { createRecordFixtures, type RecordFixtures } from '#scripts/testing/record-fixtures.ts'
import { type Hired, hire } from '#scripts/testing/hire.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'
import { openTwoBranches, type TwoBranches } from '#scripts/testing/two-branches.ts'

let app: TestApp
let fixtures: RecordFixtures
let cast: TwoBranches
let editor: Hired

beforeAll(async () => {
  app = await createTestApp()
  fixtures = createRecordFixtures(app.payload)
  cast = await openTwoBranches(app)
  editor = await hire(app, 'ROLE_EDITOR')
})
afterAll(() => app.close())

async function search({ ask }: Hired, term: string): Promise<PaletteGroup[]> {
  const answer = await ask('POST', '/api/desk/search', { term })
  expect(answer.status).toBe(200)

  return (await readJson<{ groups: PaletteGroup[] }>(answer)).groups
}

const find = async (who: Hired, term: string, slug: string): Promise<string[]> =>
  (await search(who, term))
    .filter((group) => group.slug === slug)
    .flatMap(({ hits }) => hits.map(({ id }) => id))

describe('whatever is typed', () => {
  it.each([
    "'",
    "''; drop table orders; --",
    'a:*',
    '!huber',
    'huber & !x',
    '(huber',
    "'a':*",
    '\\',
    '%%',
    '__',
    '<->',
    '🍕🍕',
    '\ud83c',
    'ab',
    '​​',
    '＃１２',
    'İstanbul',
    'ﬃ',
    'х'.repeat(100),
    'ab '.repeat(33),
    '00000000',
    '+',
    '+0',
    '.......',
    '999999999999999999999999999999',
    'null',
    '-1',
    '1e9',
  ])('%j is looked for as it stands', async (term) => {
    for (const who of [cast.tina, cast.admin]) expect(await search(who, term)).toBeInstanceOf(Array)
  })

  it.each([
    [{ term: 'x'.repeat(10_000) }, 400],
    [{ term: 'a\u0000b' }, 400],
    [{ term: 7 }, 400],
    [{ term: ['huber'] }, 400],
    [{}, 400],
    [{ term: 'huber', limit: 0 }, 400],
  ])('%j is refused in German', async (body, status) => {
    const answer = await cast.tina.ask('POST', '/api/desk/search', body)

    expect(answer.status).toBe(status)
    expect(await readJson(answer)).toMatchObject({ errors: [{ message: expect.stringMatching(/\S/) }] })
  })

  it('signs are letters of a name where they stand in one', async () => {
    const { id } = await fixtures.store('tags', { name: '50 % 🍕_O’Neill\\x' })

    for (const term of ['🍕', "o'neill", '50 %', '🍕_o', 'neill\\x']) {
      expect(await find(editor, `${term} neill`, 'tags'), term).toEqual([id])
    }
  })
})

it('the database folds words as the palette does, of whatever language', async () => {
  const letters = Array.from({ length: 0x3000 }, (_, code) => String.fromCodePoint(code + 1)).concat(
    '🍕',
    'ẞ',
    '\ufeff',
  )
  const texts = letters
    .map((letter) => `x${letter}Y`)
    .concat('A\u0308pfel', 'I\u0307', 'Groẞ ÆON', 'o\u0304\u0308')
  const { rows } = await app.pool.query<{ text: string; lexemes: string[] }>(
    `select text, tsvector_to_array(palette_words(array[text], '{}')) as lexemes
       from unnest($1::text[]) as text`,
    [texts],
  )

  for (const { text, lexemes } of rows) {
    const ours = wordsOf(text)
      .flatMap(foldings)
      .map((form) => `a${form}`)
    expect(lexemes.filter((lexeme) => lexeme !== 'a').toSorted(), JSON.stringify(text)).toEqual(
      [...new Set(ours)].toSorted(),
    )
  }
})

describe('the database keeps the words of each field apart', () => {
  it.each([
    [
      ['Ann a\u0001b', null, 'Öhler'],
      ['aann', 'aa', 'ab', 'cohler', 'coehler'],
    ],
    [['\u0001', '', '--', 'x'], ['dx']],
    [
      ['Şule Öz', 'huber', null],
      ['asule', 'aoz', 'aoez', 'bhuber'],
    ],
    [
      [`${'x'.repeat(50)} y`, 'ü'.repeat(45)],
      [`a${'x'.repeat(40)}`, 'ay', `b${'u'.repeat(40)}`, `b${'ue'.repeat(20)}`],
    ],
    [[], []],
  ])('%j', async (words, expected) => {
    const { rows } = await app.pool.query<{ lexemes: string[] }>(
      `select tsvector_to_array(palette_words($1::text[], '{}')) as lexemes`,
      [words],
    )

    expect(rows[0]?.lexemes.toSorted()).toEqual(expected.toSorted())
  })

  it.each([
    ['+43 664 12', ['b+4366412', 'b-2146634', 'b+66412']],
    ['0043 664', ['b+43664', 'b-46634', 'b+664']],
    ['0664/12', ['b+66412', 'b-21466']],
    ['+421 9', ['b+4219', 'b-9124', 'b+9']],
    ['+1 5', ['b+15', 'b-51']],
    ['keine', []],
  ])('and the number %s from both ends', async (phone, expected) => {
    const { rows } = await app.pool.query<{ lexemes: string[] }>(
      `select tsvector_to_array(palette_words(array[null], array[$1])) as lexemes`,
      [phone],
    )

    expect(rows[0]?.lexemes.toSorted()).toEqual([...new Set(expected)].toSorted())
  })
})
