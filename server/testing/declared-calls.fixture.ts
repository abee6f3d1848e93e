import { type DeclaredRoute, policyTable } from '../policy/policy-table.ts'

const kept = { isKept: true }

/** A few calls as the product declares them, for servers whose API is a fake. */
const declared: DeclaredRoute[] = [
  { method: 'get', base: '/api/products', path: '/', policy: kept },
  { method: 'get', base: '/api/products', path: '/:id', policy: kept },
  { method: 'post', base: '/api/products', path: '/' },
  { method: 'get', base: '/api/orders', path: '/' },
  { method: 'post', base: '/api/orders', path: '/', policy: { limit: 'orders' } },
  {
    method: 'post',
    base: '/api/analytics-logs',
    path: '/visits',
    policy: { limit: 'visits', bytesPerCount: 4096 },
  },
  { method: 'post', base: '/api/images', path: '/', policy: { body: 'file' } },
  { method: 'post', base: '/api/uploads', path: '/', policy: { limit: 'uploads', body: 'film' } },
  {
    method: 'post',
    base: '/api/provider-payments',
    path: '/:id/news',
    policy: { limit: 'general', body: 'raw' },
  },
  { method: 'post', base: '/api/sites', path: '/' },
  { method: 'post', base: '/api/users', path: '/login', policy: { limit: 'auth' } },
  { method: 'get', base: '/api', path: '/shop', policy: kept },
  { method: 'get', base: '/api', path: '/pages', policy: kept },
  { method: 'get', base: '/api', path: '/pages/place', policy: kept },
]

export const declaredPolicy = policyTable(declared)
