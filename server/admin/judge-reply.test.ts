import { expect, test } from 'vitest'

import { Refused } from '#kernel/refused.ts'

import { BodyTooComplex } from '../http/read-body.ts'
import { judgeReply } from './judge-reply.ts'

const judge = (...texts: unknown[]) =>
  judgeReply({
    texts: new Map(
      texts.map((each, index) => [index, typeof each === 'string' ? each : JSON.stringify(each)]),
    ),
    files: new Set([7]),
  })

test('what the panel sends of a form is let through, also what stands in it twice', () => {
  const state = {
    title: { value: '$$100', initialValue: '$undefined', at: '$D2026-01-01T00:00:00.000Z', Field: '$T' },
    text: {
      value: { root: { children: [{ text: 'Hallo' }] } },
      initialValue: '$0:0:args:formState:text:value',
    },
  }
  const call = [{ name: 'form-state', args: { formState: state } }]

  expect(judge(call)).toEqual(call)
  expect(judge([{ name: 'form-state', args: '$1', file: '$B7' }], { formState: '$2' }, '"$T"')).toBeTruthy()
})

test.each([
  ['an action of the server', [{ id: '40', bound: null }, '$h0']],
  ['a form within the form', ['$K1']],
  ['a map', ['$Q0']],
  ['a set', ['$W0']],
  ['an iterator', ['$i0']],
  ['a promise', ['$@0']],
  ['a stream', ['$R1']],
  ['bytes', ['$o1']],
  ['a number without end', ['$n1']],
  ['a file that is not there', ['$B1']],
  ['a part that is not there', ['$1']],
  ['what only a prototype knows', [{ a: '$0:0:constructor' }]],
  ['a way through a text', ['abc', '$0:0:length']],
])('%s is refused', (_what, sent) => {
  expect(() => judge(sent)).toThrow(Refused)
})

test.each([
  ['a circle in one part', [['$0']]],
  ['a circle further down', [[{ a: { b: ['$0:0:a'] } }]]],
  ['a circle through two parts', [['$1'], { a: '$0' }]],
  ['a part that is itself', [['$1'], '"$1"']],
  ['texts that lead to each other', [['$0:1', '$0:0']]],
  ['lists within lists', ['['.repeat(300) + ']'.repeat(300)]],
])('%s is refused', (_what, parts) => {
  expect(() => judge(...parts)).toThrow(BodyTooComplex)
})

test('a tree that grows by references is refused without being grown', () => {
  const doubled = Array.from({ length: 60 }, (_, index) => ({ a: `$0:${index + 1}`, b: `$0:${index + 1}` }))
  const long = { text: 'x'.repeat(500_000), often: Array.from({ length: 20 }, () => '$0:0') }

  expect(() => judge([...doubled, {}])).toThrow(BodyTooComplex)
  expect(() => judge([{ text: long.text }, long.often])).toThrow(BodyTooComplex)
})

test('many references that lead on to each other cost no more than what they weigh', () => {
  const chain = Array.from({ length: 190 }, (_, index) => JSON.stringify(`$${(index + 2).toString(16)}`))
  const first = Array.from({ length: 200_000 }, () => '$1')

  expect(judge(first, ...chain, '{}')).toHaveLength(first.length)
})
