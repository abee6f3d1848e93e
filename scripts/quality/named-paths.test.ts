import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

import { describe, expect, it } from 'vitest'

import { root } from './run-command.ts'

const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
const kept = listed.split('\0').filter(Boolean)
/** What is made from the source names files of libraries as well. */
const pages = kept.filter((file) => file.endsWith('.md') && file !== 'docs/repairs.md')
const known = new Set(kept.flatMap(withFolders))

/** A file, or a folder such as `plugins/files/`; whatever leaves a place open for a name is neither. */
const path = /`([a-z][\w.-]*(?:\/[\w.-]+)+\.(?:tsx?|mjs|css|json|ya?ml)|[a-z][\w-]*(?:\/[\w-]+)*\/)`/g
const link = /\]\((?!https?:|#|mailto:)([^)#\s]+)/g
/** What is there once the product runs. */
const notKept = /^(?:node_modules|build)\/|^dist\//

describe.each(pages)('%s names what there is', (page) => {
  const text = readFileSync(join(root, page), 'utf8')

  it('by path', () => {
    const named = [...text.matchAll(path)].map(([, name = '']) => name.replace(/\/$/, ''))
    expect(named.filter((name) => !notKept.test(`${name}/`) && !known.has(name))).toEqual([])
  })

  it('by link', () => {
    const targets = [...text.matchAll(link)].map(([, target = '']) => normalize(join(dirname(page), target)))
    expect(targets.filter((target) => !known.has(target.replace(/\/$/, '')))).toEqual([])
  })
})

/** The path of a file, and of each folder that it is in. */
function withFolders(file: string): string[] {
  const steps = file.split('/')
  return steps.map((_, index) => steps.slice(0, index + 1).join('/'))
}
