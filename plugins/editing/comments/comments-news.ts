'use client'

import { useSyncExternalStore } from 'react'

/** What the parts of an open form tell each other about its remarks. One form is open in a window. */
type News = {
  /** How the remarks to a record stand, as it was heard with who else is there. */
  mark: { record: string; mark: string } | null
  /** The section whose remarks somebody wants to see; empty for those of the whole page. */
  asked: string | null
}

const quiet: News = { mark: null, asked: null }
let news = quiet
const followers = new Set<() => void>()

export function noteMark(record: string, mark: string): void {
  if (news.mark?.record !== record || news.mark.mark !== mark) change({ mark: { record, mark } })
}

export const askForComments = (section: string): void => change({ asked: section })
export const leaveComments = (): void => change({ asked: null })

export const useCommentsNews = (): News =>
  useSyncExternalStore(
    follow,
    () => news,
    () => quiet,
  )

function change(changed: Partial<News>): void {
  news = { ...news, ...changed }
  for (const tell of followers) tell()
}

function follow(follower: () => void): () => void {
  followers.add(follower)
  return () => followers.delete(follower)
}
