import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { safeVersions } from './safe-versions.data.ts'

type Lock = { packages: Record<string, { version?: string; name?: string }> }
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock // npm's own file

/** Every copy that is installed, also deep in a package that brings its own. */
const copies = Object.entries(packages).flatMap(([path, { version, name }]) =>
  path.includes('node_modules/') && version
    ? [
        {
          path,
          name: name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
          version,
        },
      ]
    : [],
)

test('no copy of a package is older than its lowest safe version', () => {
  const old = copies.filter(({ name, version }) => !isSafe(version, safeVersions[name] ?? []))

  expect(copies.length).toBeGreaterThan(500)
  expect(old).toEqual([])
})

test.each([
  ['3.90.0', ['3.90.0'], true],
  ['3.90.1', ['3.90.0'], true],
  ['3.89.9', ['3.90.0'], false],
  ['3.100.0', ['3.90.0'], true],
  ['4.0.0-canary.1', ['3.90.0'], true],
  ['3.90.0-internal.1', ['3.90.0'], false],
  ['7.5.9', ['7.5.10', '8.17.1'], false],
  ['7.5.14', ['7.5.10', '8.17.1'], true],
  ['8.17.0', ['7.5.10', '8.17.1'], false],
  ['6.9.9', ['7.5.10', '8.17.1'], false],
  ['1.0.0', [], true],
] as const)('%s is safe where %j are the lowest: %s', (version, floors, safe) => {
  expect(isSafe(version, floors)).toBe(safe)
})

test('the versions of the frameworks are pinned, so that a fresh lock cannot take others', () => {
  const pinned = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, Record<string, string>>
  const wanted = { ...pinned.dependencies, ...pinned.devDependencies, ...pinned.optionalDependencies }

  expect(Object.entries(wanted).filter(([, version]) => /[\^~*<>]|latest/.test(version))).toEqual([])
})

/** By the floor of its own major; a major above all of them is newer than the holes. */
function isSafe(version: string, floors: readonly string[]): boolean {
  const own = floors.find((floor) => majorOf(floor) === majorOf(version))
  if (own) return compare(version, own) >= 0

  return floors.every((floor) => majorOf(floor) < majorOf(version))
}

const majorOf = (version: string): number => Number(version.split('.')[0])

/** A version before its release, like 4.0.0-canary.1, comes before it. */
function compare(left: string, right: string): number {
  const [[a, isEarlyA], [b, isEarlyB]] = [parsed(left), parsed(right)]
  const at = a.findIndex((number, index) => number !== b[index])

  return at >= 0 ? (a[at] ?? 0) - (b[at] ?? 0) : Number(isEarlyB) - Number(isEarlyA)
}

function parsed(version: string): [number[], boolean] {
  const [numbers = '', early] = version.split('-')
  return [numbers.split('.').map(Number), early !== undefined]
}
