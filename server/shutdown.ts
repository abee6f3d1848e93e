import type { Server } from 'node:http'

export type ShutdownParts = {
  server: Server
  /** Ends what would stay open by itself, such as event streams. */
  endStreams: () => void
  /** What requests need, closed in this order once the last one is through. */
  closers: readonly (() => unknown)[]
  patienceMs: number
  onProblem: (error: unknown) => void
}

/** Takes nothing new, lets running requests finish, then closes what they needed. */
export async function shutDown(parts: ShutdownParts): Promise<void> {
  const { server, endStreams, closers, patienceMs, onProblem } = parts
  await drain(server, endStreams, patienceMs)
  for (const close of closers) {
    try {
      await close()
    } catch (error) {
      onProblem(error)
    }
  }
}

async function drain(server: Server, endStreams: () => void, patienceMs: number): Promise<void> {
  if (!server.listening) return
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  endStreams()
  server.closeIdleConnections()
  // A connection that was busy a moment ago is idle now and would otherwise wait for its next request.
  const sweep = setInterval(() => server.closeIdleConnections(), 50)
  const force = setTimeout(() => server.closeAllConnections(), patienceMs)
  await closed
  clearInterval(sweep)
  clearTimeout(force)
}
