import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { root } from './run-command.ts'

/** What no linter knows and every reader of the code counts on. */
type Rule = {
  what: string
  where: RegExp
  /** Whether a line breaks the rule, seen with the one above it. */
  breaks: (line: string, above: string) => boolean
}

const rules: Rule[] = [
  {
    what: 'a cast by way of `unknown` says why it holds, on its line or above it',
    where: /\.tsx?$/,
    breaks: (line, above) =>
      /\bas unknown as\b/.test(line) && !line.includes('//') && !/\/\/|\*\//.test(above),
  },
  {
    what: 'on whose behalf something is read or written is said by `asUser` and `asSystem` alone',
    where: /^(?!kernel\/access\/on-behalf).*\.tsx?$/,
    breaks: (line) => /\boverrideAccess: (?:true|false)\b/.test(line),
  },
  {
    what: 'a plugin names another one from the root, so that the way to it is seen',
    where: /^plugins\//,
    breaks: (line) => /from '\.\.\/\.\.\/[a-z-]+\//.test(line),
  },
]

const notOurs = /\.test\.|\.fixture\.|\.e2e\.|\/testing\/|^(?:scripts|bench|cms\/demo|cms\/migrations)\//
const files = execFileSync('git', ['ls-files', '-z', '*.ts', '*.tsx'], { cwd: root, encoding: 'utf8' })
  .split('\0')
  .filter((file) => file && !notOurs.test(file))
const linesOf = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8').split('\n')]))

describe('the code keeps the rules of the house', () => {
  it.each(rules)('$what', ({ where, breaks }) => {
    const broken = files
      .filter((file) => where.test(file))
      .flatMap((file) =>
        (linesOf.get(file) ?? []).flatMap((line, at, lines) =>
          breaks(line, lines[at - 1] ?? '') ? [`${file}:${at + 1} ${line.trim()}`] : [],
        ),
      )

    expect(broken).toEqual([])
  })
})
