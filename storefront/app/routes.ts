import { index, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  index('division/division.route.tsx', { id: 'home' }),
  route('store', 'division/division.route.tsx', { id: 'division' }),
  route('store/gutschein', 'vouchers/balance.route.tsx', { id: 'voucher' }),
  route('store/:branchIdentifier', 'branch/branch.route.tsx', { id: 'branch' }),
  route('store/:branchIdentifier/checkout', 'checkout/checkout.route.tsx', { id: 'checkout' }),
  route('store/:branchIdentifier/checkout/error', 'checkout/checkout.route.tsx', { id: 'checkout_error' }),
  route('status/:uid/:hash', 'status/status.route.tsx', { id: 'status' }),
  route('self-service/:branchIdentifier', 'kiosk/kiosk.route.tsx', { id: 'self_service' }),
  route('staff-order/:branchIdentifier', 'staff/staff-order.route.tsx', { id: 'staff_order' }),
  route('questionnaires/:publicHash', 'feedback/questionnaire.route.tsx', { id: 'questionnaire' }),
  route('shop.webmanifest', 'installable/manifest.route.ts', { id: 'manifest' }),
  route('worker.js', 'installable/worker.route.ts', { id: 'worker' }),
  route('shop-offline', 'installable/offline.route.tsx', { id: 'offline' }),
  route('site/terms-and-conditions', 'site/legal.route.tsx', { id: 'terms' }),
  route('site/privacy', 'site/legal.route.tsx', { id: 'privacy' }),
  route('site/imprint', 'site/legal.route.tsx', { id: 'imprint' }),
  route('site/allergens', 'site/legal.route.tsx', { id: 'allergens' }),
  route('*', 'site/not-found.route.tsx', { id: 'not-found' }),
] satisfies RouteConfig
