/** Whether an address is one of endlessly many, which must not take the place of those that are not. */
export type IsStrayAddress = (host: string, target: string) => Promise<boolean>

/** How the addresses of all pages and records are spelled; the same page answers to many other spellings. */
const plainPath = /^\/(?:[a-z0-9._-]+(?:\/[a-z0-9._-]+)*)?$/

/** A query, another spelling and a host that is not ours can be made up without end. */
export function createStrayRule(
  isOurHost: (host: string) => Promise<boolean> = async () => true,
): IsStrayAddress {
  return async (host, target) => !plainPath.test(target) || !(await isOurHost(host))
}
