'use client'

import { useCallback } from 'react'

import { callOf } from '#domain/api/call-of.ts'
import type { SoldOutEntry, soldOutContract } from '#domain/ordering/sold-out.contract.ts'
import { soldOutName } from '#domain/ordering/sold-out.texts.ts'
import { useEvery, useLoaded } from '#plugins/desk/kit.port.ts'

import { sendSoldOut } from './send-sold-out.ts'

const read = callOf<typeof soldOutContract>('get', '/api/orders/sold-out')

/** A colleague may have said so elsewhere. */
const everySeconds = 30

/** What the branches on the board have run out of. */
export function useSoldOut() {
  const list = useLoaded('sold-out', (signal) => read(fetch, { signal }))
  const { reload } = list
  useEvery(everySeconds, reload)
  const lift = useCallback(
    async (entry: SoldOutEntry) => {
      const { branch, product, option } = entry
      await sendSoldOut(branch, { product, option, soldOut: null }, `Wieder da: ${soldOutName(entry)}.`)
      reload()
    },
    [reload],
  )

  return { list, lift }
}
