'use client'

import { useSyncExternalStore } from 'react'

type Counts = Readonly<Record<string, number>>

const none: Counts = {}
let counts = none
const followers = new Set<() => void>()

/** How many open remarks each section of the open form has, by its id. One form is open in a window. */
export const openComments = (): Counts => counts

export function tellOpenComments(told: Counts): void {
  counts = told
  for (const follow of followers) follow()
}

export const useOpenComments = (): Counts => useSyncExternalStore(follow, openComments, () => none)

function follow(follower: () => void): () => void {
  followers.add(follower)
  return () => followers.delete(follower)
}
