import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { clearRemains, readPostmaster } from './cluster-processes.ts'

it('a program that happens to work in the folder of the database is left alone', async () => {
  const cluster = await mkdtemp(join(tmpdir(), 'theke-cluster-'))
  const bystander = spawn('sleep', ['60'], { cwd: cluster, stdio: 'ignore' })
  await once(bystander, 'spawn')
  await writeFile(join(cluster, 'postmaster.pid'), `${bystander.pid}\n${cluster}\n0\n5432\n`)

  expect(readPostmaster(cluster)).toBeNull()
  await clearRemains(cluster)
  expect([bystander.exitCode, bystander.signalCode]).toEqual([null, null])

  bystander.kill()
  await rm(cluster, { recursive: true })
})
