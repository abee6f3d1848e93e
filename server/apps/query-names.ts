import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'

import type { ServedApp } from './served-app.ts'

type Routes = ServerBuild['routes']

/** Which names of a query the routes of an app read, as each says in its `handle`. */
export function queryNamesOf(routes: Routes): NonNullable<ServedApp['readsQuery']> {
  const tree = routesBelow(undefined, routes)

  return (path) => {
    const matches = matchRoutes(tree, pageOf(path)) ?? []
    const names = matches.flatMap(({ route }) => namesIn(route.handle))
    return new Set(path.endsWith('.data') ? [...names, '_routes'] : names)
  }
}

function routesBelow(parent: string | undefined, routes: Routes): RouteObject[] {
  return Object.values(routes).flatMap((route): RouteObject[] => {
    if (!route || route.parentId !== parent) return []
    const { id, path, index, module } = route
    const own = { id, ...(path === undefined ? {} : { path }), handle: module.handle }

    return index ? [{ ...own, index }] : [{ ...own, children: routesBelow(id, routes) }]
  })
}

/** The browser asks for the data of a page below the page's own address. */
function pageOf(path: string): string {
  return path.endsWith('/_.data') ? path.slice(0, -'_.data'.length) : path.replace(/\.data$/, '')
}

function namesIn(handle: unknown): string[] {
  const { readsQuery } = (handle ?? {}) as { readsQuery?: string[] }

  return readsQuery ?? []
}
