import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  buildDirectory: '../build/terminals',
  ssr: true,
  routeDiscovery: { mode: 'initial' },
} satisfies Config
