import type { IncomingMessage } from 'node:http'

import { asStranger, usualDeadlineMs } from '#kernel/database/asking.ts'

import { routedTarget } from './routed-target.ts'

/** They read what the product needs and nothing else, and those of one account wait for each other. */
const signIns = /^\/api\/(?:auth\/authenticate|users\/login)\/?(?:\?|$)/i

/** Whoever sends a request is a stranger until a key or a session says otherwise. */
export function answerAsker<T>({ method, url = '/' }: IncomingMessage, answer: () => T): T {
  const isSignIn = method === 'POST' && signIns.test(routedTarget(url))

  return asStranger(answer, isSignIn ? { deadlineMs: usualDeadlineMs } : {})
}
