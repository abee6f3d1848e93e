import type crypto from 'node:crypto'
import { pbkdf2, pbkdf2Sync } from 'node:crypto'

import { beforeEach, expect, it, vi } from 'vitest'

import { passwordMatches, type StoredPassword } from './password-matches.ts'

vi.mock('node:crypto', async (original) => {
  const actual = await original<typeof crypto>()
  return { ...actual, pbkdf2: vi.fn<typeof pbkdf2>(actual.pbkdf2) }
})

const password = 'ein-gutes-passwort'
const salt = 'salz'
const hashOf = (rounds: number, bytes: number) =>
  pbkdf2Sync(password, salt, rounds, bytes, 'sha256').toString('hex')
const current: StoredPassword = { hash: `pbkdf2-sha256-v1:${hashOf(600_000, 32)}`, salt }
const legacy: StoredPassword = { hash: hashOf(25_000, 512), salt }

beforeEach(() => {
  vi.mocked(pbkdf2).mockClear()
})

it.each([
  ['of today', current, true],
  ['of former versions', legacy, true],
  ['of nobody', null, false],
])('a password %s is looked at for as long as any other', async (_whose, stored, isRight) => {
  expect(await passwordMatches(password, stored)).toBe(isRight)
  expect(workDone()).toBe(600_000)

  vi.mocked(pbkdf2).mockClear()
  expect(await passwordMatches('falsch', stored)).toBe(false)
  expect(workDone()).toBe(600_000)
})

/** Rounds of all blocks of 32 bytes, which is what the time is spent on. */
const workDone = (): number =>
  vi
    .mocked(pbkdf2)
    .mock.calls.reduce((sum, [_password, _salt, rounds, bytes]) => sum + rounds * Math.ceil(bytes / 32), 0)
