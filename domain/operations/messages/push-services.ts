/** The services of the browsers that people have; whoever names another one would have the server call them. */
const hosts: readonly RegExp[] = [
  /^fcm\.googleapis\.com$/,
  /^(?:[a-z0-9-]+\.)?push\.services\.mozilla\.com$/,
  /^(?:[a-z0-9-]+\.)*push\.apple\.com$/,
  /^(?:[a-z0-9-]+\.)*notify\.windows\.com$/,
]

/** Whether messages may be handed to an address that a browser names; `besides` is an origin of the operator's own. */
export function isPushService(endpoint: string, besides?: string): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, host, origin, username, password } = new URL(endpoint)
  if (besides && origin === besides) return true
  if (protocol !== 'https:' || username !== '' || password !== '') return false

  return hosts.some((pattern) => pattern.test(host))
}
