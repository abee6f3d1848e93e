import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { root } from './run-command.ts'

const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
const kept = listed.split('\0').filter(Boolean)
const tests = kept.filter((file) => /\.(?:test|e2e)\.tsx?$/.test(file))

/** A test file by the end of its path, and the titles that are named with it. */
const named = /`([\w./-]+?)(?:\.tsx?)?`((?:(?:, | and | )“[^”]+”)+)/g

/** Places that a title leaves open, in the ways of either tool. */
const withoutNames = (title: string) => title.replaceAll(/\$\{[^}]*\}|\$\w+|%[a-z]|\\(?=')/g, '…')

it.each(kept.filter((file) => file.startsWith('docs/coverage/')))(
  '%s names tests by their titles',
  (page) => {
    const rows = [...readFileSync(join(root, page), 'utf8').matchAll(named)]
    const missed = rows.flatMap(([, name = '', titles = '']) => {
      const words = filesOf(name).map((file) => withoutNames(readFileSync(join(root, file), 'utf8')))
      return [...titles.matchAll(/“([^”]+)”/g)]
        .map(([, title = '']) => title)
        .filter((title) => !words.some((text) => text.includes(withoutNames(title))))
        .map((title) => `${name} “${title}”`)
    })
    expect(missed).toEqual([])
  },
)

function filesOf(name: string): string[] {
  const full = /\.(?:test|e2e)$/.test(name) ? name : `${name}.test`
  const ending = full.replace(/^app\//, 'storefront/app/')

  return tests.filter((file) => `/${file.replace(/\.tsx?$/, '')}`.endsWith(`/${ending}`))
}
