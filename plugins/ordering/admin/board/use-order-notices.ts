'use client'

import { useEffect, useRef, useState } from 'react'

import { staffOrderTypeLabels } from '#domain/ordering/order-terms.texts.ts'
import type { StaffOrder } from '#domain/ordering/staff-orders.contract.ts'

/** The title of the window counts what waits; whoever has another window before them is told of each new order. */
export function useOrderNotices(waiting: readonly StaffOrder[]) {
  const [permission, setPermission] = useState<NotificationPermission | 'none'>('none')
  useEffect(() => setPermission('Notification' in window ? Notification.permission : 'none'), [])
  useTitleCount(waiting.length)

  const known = useRef<ReadonlySet<string> | null>(null)
  useEffect(() => {
    const fresh = waiting.filter(({ id }) => known.current && !known.current.has(id))
    known.current = new Set(waiting.map(({ id }) => id))
    if (permission !== 'granted' || !document.hidden) return
    for (const order of fresh) notify(order)
  }, [waiting, permission])

  return {
    canAsk: permission === 'default',
    ask: async () => setPermission(await Notification.requestPermission()),
  }
}

function notify({ id, ticketNumber, type }: StaffOrder): void {
  const body = `${staffOrderTypeLabels[type]}, wartet auf Bestätigung`
  try {
    const notice = new Notification(`Neue Bestellung Nr. ${ticketNumber}`, { body, tag: id })
    notice.addEventListener('click', () => {
      window.focus()
      notice.close()
    })
  } catch {
    // Browsers of telephones have the name and refuse to make one; the sound and the title say it there.
  }
}

function useTitleCount(count: number): void {
  useEffect(() => {
    const bare = () => document.title.replace(/^\(\d+\) /, '')
    const say = () => {
      const title = count > 0 ? `(${count}) ${bare()}` : bare()
      if (document.title !== title) document.title = title
    }
    say()
    // The panel writes the title anew with each address.
    const seen = new MutationObserver(say)
    seen.observe(document.head, { childList: true, subtree: true, characterData: true })
    return () => {
      seen.disconnect()
      document.title = bare()
    }
  }, [count])
}
