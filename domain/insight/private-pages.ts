import { decodedPath } from '../content/paths.ts'
import { carriesKey } from '../url-space.ts'

const privatePaths = /^\/(?:store\/[^/]+\/checkout|self-service)(?:\/|$)/i

/**
 * Whether people write about themselves on a page, or see what they have written, or share it with whoever comes
 * next: nobody else's script runs there. Decision 70.
 */
export const isPrivatePath = (path: string): boolean =>
  carriesKey(path) || privatePaths.test(decodedPath(path))
