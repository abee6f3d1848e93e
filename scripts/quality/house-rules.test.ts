import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { root } from './run-command.ts'

/** What no linter knows and every reader of the code counts on. */
type Rule = {
  what: string
  where: RegExp
  /** Whether a line breaks the rule, seen with the one above it and the file that it stands in. */
  breaks: (line: string, above: string, file: string) => boolean
  /** What would break it, each in a file of that name. */
  broken: readonly (readonly [file: string, line: string])[]
}

const rules: Rule[] = [
  {
    what: 'a cast by way of `unknown` says why it holds, on its line or above it',
    where: /\.tsx?$/,
    breaks: (line, above) =>
      /\bas unknown as\b/.test(line) && !line.includes('//') && !/\/\/|\*\//.test(above),
    broken: [['kernel/refused.ts', 'return error as unknown as Refused']],
  },
  {
    what: 'on whose behalf something is read or written is said by `asUser` and `asSystem` alone',
    // Hooks before access hand on what the call that they stand in was told.
    where: /^(?!kernel\/access\/(?:on-behalf|after-grant)\.ts$).*\.tsx?$/,
    breaks: (line) => /\boverrideAccess: (?!boolean\b)/.test(line),
    broken: [
      ['server/main.ts', 'await payload.find({ collection, overrideAccess: true })'],
      ['plugins/editing/jobs/publish.ts', 'overrideAccess: user === null,'],
    ],
  },
  {
    what: 'a right is asked for by `rightTo` and `requireRight` alone, so that it is asked in full',
    where: /^(?!kernel\/access\/).*\.tsx?$/,
    breaks: (line) => /\bexecuteAccess\b|\baccess\.\w+\(/.test(line),
    broken: [
      ['plugins/rest/endpoints/copy.ts', 'await executeAccess({ req }, access.create)'],
      ['plugins/init/operations/read.ts', 'if (await config.access.read({ req })) return'],
    ],
  },
  {
    what: 'a plugin names another one from the root, so that the way to it is seen',
    where: /^plugins\//,
    breaks: (line, _above, file) => {
      const [, path] = /(?:from|import\() ?'(\.[^']*)'/.exec(line) ?? []
      const [room, plugin] = file.split('/')

      return path !== undefined && !join(dirname(file), path).startsWith(`${room}/${plugin}/`)
    },
    broken: [
      ['plugins/website/website.plugin.ts', "import { a } from '../editing/editing.port.ts'"],
      ['plugins/website/jobs/count.ts', "const { a } = await import('../../editing/editing.port.ts')"],
    ],
  },
]

const notOurs = /\.test\.|\.fixture\.|\.e2e\.|\/testing\/|^(?:scripts|bench|cms\/demo|cms\/migrations)\//
const files = execFileSync('git', ['ls-files', '-z', '*.ts', '*.tsx'], { cwd: root, encoding: 'utf8' })
  .split('\0')
  .filter((file) => file && !notOurs.test(file) && existsSync(join(root, file)))
const linesOf = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8').split('\n')]))

describe('the code keeps the rules of the house', () => {
  it.each(rules)('$what', ({ where, breaks }) => {
    const broken = files
      .filter((file) => where.test(file))
      .flatMap((file) =>
        (linesOf.get(file) ?? []).flatMap((line, at, lines) =>
          breaks(line, lines[at - 1] ?? '', file) ? [`${file}:${at + 1} ${line.trim()}`] : [],
        ),
      )

    expect(broken).toEqual([])
  })

  it.each(rules)('and this is noticed: $what', ({ where, breaks, broken }) => {
    expect(broken.filter(([file, line]) => where.test(file) && breaks(line, '', file))).toEqual(broken)
  })
})
