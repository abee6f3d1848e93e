import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  buildDirectory: '../build/storefront',
  ssr: true,
  // The whole route table is a few lines; asking the server for more of it while browsing would only add requests.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
