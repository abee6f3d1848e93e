import { type RouteConfig, route } from '@react-router/dev/routes'

export default [
  route('frontdesk/:branch/:key', 'counter/counter.route.tsx', { id: 'frontdesk' }),
  route('backoffice/:branch/:key', 'counter/office.route.tsx', { id: 'backoffice' }),
  route('kitchen/:branch/:key', 'kitchen/kitchen.route.tsx', { id: 'kitchen' }),
  route('pickup/:branch/:key', 'pickup/pickup.route.tsx', { id: 'pickup' }),
  route('tables/:branch/:key', 'tables/tables.route.tsx', { id: 'tables' }),
  route('time-clock/:branch/:key', 'clock/clock.route.tsx', { id: 'time-clock' }),
  route('time-clock/me', 'own-clock/own-clock.route.tsx', { id: 'own-clock' }),
  route('time-clock/me.webmanifest', 'own-clock/own-manifest.route.ts', { id: 'own-manifest' }),
  route('time-clock/me.worker.js', 'own-clock/own-worker.route.ts', { id: 'own-worker' }),
  route(':screen/:branch?', 'pairing/pairing.route.tsx', { id: 'pairing' }),
] satisfies RouteConfig
