import type { ServerResponse } from 'node:http'
import helmet from 'helmet'

import { inertPolicy } from '../csp/policies.ts'

type HeaderList = Readonly<Record<string, string>>

/** The same for every answer; routes that show documents replace the policy with their own. */
export function securityHeaders({ isHttps }: { isHttps: boolean }): HeaderList {
  const headers: Record<string, string> = {}
  const collector = {
    setHeader: (name: string, value: string) => {
      headers[name] = value
    },
    removeHeader: () => undefined,
  }
  const setAll = helmet({
    contentSecurityPolicy: false,
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // A payment provider opened in a window has to be able to come back to its opener.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    // These speak to browsers that no longer exist.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    xDnsPrefetchControl: false,
  })
  // helmet only ever calls the two functions above
  setAll({} as never, collector as unknown as ServerResponse, () => undefined)

  return {
    ...headers,
    'Permissions-Policy': 'camera=(), microphone=(), payment=(self), geolocation=(self), browsing-topics=()',
    'Content-Security-Policy': inertPolicy,
  }
}
