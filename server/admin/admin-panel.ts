import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { RequestHandler } from 'express'

import { adminPolicy } from '../csp/policies.ts'
import { closeBehindLongBody } from '../http/close-behind-long-body.ts'
import { refuse } from '../http/german-errors.ts'
import { isReading } from '../http/is-reading.ts'
import { readConfigQuietly } from './read-config-quietly.repair.ts'
import { readReply } from './read-reply.ts'

type AdminParts = {
  folder: string
  httpServer: Server
  port: number
  isDevelopment: boolean
  /** Asked before Next reads anything of what was sent. */
  isStaff: (req: IncomingMessage) => Promise<boolean>
  onProblem: (error: unknown) => void
}

export type AdminPanel = {
  route: RequestHandler
  /** Loads Next; requests that come earlier wait for it. */
  open: () => Promise<void>
  close: () => Promise<void>
}

type Next = {
  handle: (req: IncomingMessage, res: ServerResponse) => Promise<void>
  close: () => Promise<void>
}

const retryMs = 5000

/** Payload's admin panel. Next is large, so the shop is open before it begins to load. */
export function createAdminPanel(parts: AdminParts): AdminPanel {
  const state: { next: Promise<Next | null> | null } = { next: null }
  const open = () => {
    state.next ??= openNext(parts).catch((error: unknown) => {
      parts.onProblem(error)
      // It may just be being built; but not every request may try.
      setTimeout(() => (state.next = null), retryMs).unref()
      return null
    })
    return state.next
  }

  return {
    route: async (req, res) => {
      if (!isReading(req) && !(await parts.isStaff(req))) {
        closeBehindLongBody(req, res)
        return refuse(res, 'unauthenticated')
      }
      const asked = isReading(req) ? req : await readReply(req)
      const next = await open()
      if (!next) return refuse(res, 'unavailable')
      const policy = adminPolicy(randomBytes(16).toString('base64'), parts)
      // Next reads the nonce for its scripts from the policy of the request.
      asked.headers['content-security-policy'] = policy
      res.setHeader('Content-Security-Policy', policy)
      // Express has shortened the address to what follows the mount point.
      asked.url = req.originalUrl
      await next.handle(asked, res)
    },
    open: async () => void (await open()),
    close: async () => (await state.next)?.close(),
  }
}

async function openNext({ folder, httpServer, port, isDevelopment }: AdminParts): Promise<Next> {
  if (!isDevelopment && !existsSync(join(folder, '.next/BUILD_ID'))) {
    throw new Error('The admin panel is not built: run the build first')
  }
  const { default: createNext } = await import('next')
  await readConfigQuietly(folder, isDevelopment)
  const next = createNext({ dev: isDevelopment, dir: folder, httpServer, hostname: 'localhost', port })
  await next.prepare()
  return { handle: next.getRequestHandler(), close: () => next.close() }
}
