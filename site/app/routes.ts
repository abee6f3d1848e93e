import { index, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  index('page/page.route.tsx', { id: 'home' }),
  route('sitemap.xml', 'machines/sitemap.route.ts'),
  route('robots.txt', 'machines/robots.route.ts'),
  route('feed.xml', 'machines/feed.route.ts'),
  route('site.webmanifest', 'machines/manifest.route.ts'),
  route('*', 'page/page.route.tsx', { id: 'page' }),
] satisfies RouteConfig
