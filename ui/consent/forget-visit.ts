import type { eraseVisitorContract } from '#domain/insight/visits/erase-visitor.contract.ts'

import { keptVisitor, visitKey, visitorKey } from './visit-in-browser.ts'

/**
 * Keeps nothing of a visitor any more, and has all erased that was counted of them: their id is known here alone, so it
 * is the last moment at which anybody can. What is `underway` may arrive after that, and is erased as well.
 */
export function forgetVisit(underway: Promise<unknown> | undefined): void {
  const visitor = keptVisitor()?.id
  try {
    sessionStorage.removeItem(visitKey)
    localStorage.removeItem(visitorKey)
  } catch {
    // Where storage is blocked there is nothing to forget.
  }
  if (visitor === undefined) return
  erase(visitor)
  void underway?.then(() => erase(visitor))
}

function erase(visitor: string): void {
  fetch('/api/analytics-logs/erasures' satisfies (typeof eraseVisitorContract)['path'], {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ visitor }),
    keepalive: true,
  })
    .then(({ ok }) => {
      if (!ok) eraseLater(visitor)
    })
    .catch(() => eraseLater(visitor))
}

/** The next page tries again; until then the id is kept for nothing else. */
function eraseLater(id: string): void {
  try {
    localStorage.setItem(visitorKey, JSON.stringify({ id }))
  } catch {
    // Where storage is blocked nobody was known from before.
  }
}
