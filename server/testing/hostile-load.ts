import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { Role } from '#domain/people/roles.ts'
import { badgeOf } from '#scripts/testing/callers.ts'
import type { HostileFile } from '#scripts/testing/hostile/hostile-file.ts'
import { type RunningServer, startServerProcess } from '#scripts/testing/running-server.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

type Badge = Record<string, string>
type Sent = { what: string; as: string; status: number; ms: number }
export type Besieged = {
  server: RunningServer
  /** Sends a file as a guest and as the staff, in every way there is; then shows what was taken. */
  send: (file: HostileFile) => Promise<Sent[]>
  close: () => Promise<void>
}

/** Everybody of the staff who may add pictures. */
export const senders: readonly Role[] = ['ROLE_EDITOR', 'ROLE_MANAGER', 'ROLE_ADMIN']

/** The real server, and those who may send files to it. */
export async function openBesieged(roles: readonly Role[]): Promise<Besieged> {
  const app = await createTestApp()
  const server = await startServerProcess(app.databaseUrl, app.mediaDir)
  const staff = await badgesOf(app, roles)
  const send = async (file: HostileFile) => {
    const bytes = await file.make()
    const guest = await sendOne(server, { file, bytes, slug: 'uploads', as: 'guest', badge: {} })
    const others = []
    for (const [as, badge] of staff) {
      others.push(await sendOne(server, { file, bytes, slug: 'images', as, badge }))
      others.push(await sendOne(server, { file, bytes, slug: 'uploads', as, badge }))
    }
    return [guest, ...others].flat()
  }

  return {
    server,
    send,
    close: async () => {
      await server.stop()
      await app.close()
    },
  }
}

async function badgesOf(app: TestApp, roles: readonly Role[]): Promise<[Role, Badge][]> {
  const badges: [Role, Badge][] = []
  for (const role of roles) badges.push([role, await badgeOf(app, [role])])
  return badges
}

type Sending = { file: HostileFile; bytes: Buffer; slug: 'images' | 'uploads'; as: string; badge: Badge }
type Stored = { id: string; version: string; extension: string; publicHash?: string }

async function sendOne({ url }: RunningServer, { file, bytes, slug, as, badge }: Sending): Promise<Sent[]> {
  const form = new FormData()
  form.set('_payload', JSON.stringify({ alt: 'Etwas' }))
  form.set('file', new Blob([new Uint8Array(bytes)], { type: file.type }), file.name)
  const begunAt = performance.now()
  const answer = await fetch(`${url}/api/${slug}`, { method: 'POST', headers: badge, body: form })
  const body = (await answer.json()) as Stored & { doc?: Stored }
  const sent = [{ what: file.what, as, status: answer.status, ms: performance.now() - begunAt }]

  return answer.ok ? [...sent, ...(await show(url, body.doc ?? body, { ...file, what: file.what }))] : sent
}

/** As a visitor's browser would, who takes every format. */
async function show(url: string, { id, version, extension, publicHash }: Stored, { what }: HostileFile) {
  const addresses = publicHash
    ? [
        `/upload/${publicHash}/${id}-${version}.${extension}`,
        `/upload/${publicHash}/preview/${id}-${version}.jpg`,
      ]
    : [`/image/${id}-${version}.${extension}`, `/image/small/${id}-${version}.${extension}`]
  const shown: Sent[] = []
  for (const address of addresses) {
    const begunAt = performance.now()
    const answer = await fetch(`${url}${address}`, { headers: { accept: 'image/avif,image/webp,*/*' } })
    await answer.arrayBuffer()
    shown.push({
      what: `${what}, shown`,
      as: 'visitor',
      status: answer.status,
      ms: performance.now() - begunAt,
    })
  }
  return shown
}

export type Pulse = { slowestMs: number; answers: number }

/**
 * Asks the server how it is, again and again, while something is done; the slowest answer tells. A process of its own
 * asks, because whoever sends megabytes is late himself.
 */
export async function feelPulse<Result>(
  url: string,
  work: () => Promise<Result>,
): Promise<Pulse & { result: Result }> {
  const asking = fork(join(import.meta.dirname, 'pulse-process.ts'), [url], { execArgv: [] })
  const ended = once(asking, 'exit').then(() => Promise.reject(new Error('the server has stopped answering')))
  await Promise.race([once(asking, 'message'), ended])
  const told = once(asking, 'message')
  const result = await Promise.race([work(), ended]).finally(() => asking.connected && asking.send('stop'))
  // It says nothing else after it has begun.
  const [pulse] = (await Promise.race([told, ended])) as [Pulse]

  return { result, ...pulse }
}

/** Megabytes of a process and of those that it started, where the system tells; else 0. */
export async function memoryOf(pid: number): Promise<number> {
  const own = /VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, 'utf8').catch(() => ''))?.[1]
  const children = await childrenOf(pid)
  const theirs = await Promise.all(children.map(memoryOf))

  return Number(own ?? 0) / 1024 + theirs.reduce((sum, each) => sum + each, 0)
}

async function childrenOf(pid: number): Promise<number[]> {
  const threads = await readdir(`/proc/${pid}/task`).catch(() => [])
  const lists = await Promise.all(
    threads.map((thread) => readFile(`/proc/${pid}/task/${thread}/children`, 'utf8').catch(() => '')),
  )
  return lists.flatMap((list) => list.split(' ').filter(Boolean).map(Number))
}
