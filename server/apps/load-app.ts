import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  type CreateRequestHandlerFunction,
  createRequestHandler,
  type RouterContextProvider,
  type ServerBuild,
} from 'react-router'

import { queryNamesOf } from './query-names.ts'
import type { AppContext, ServedApp } from './served-app.ts'

/** What each of our apps exports from its entry.server besides what React Router asks for. */
type AppEntry = { createLoadContext: (context: AppContext) => RouterContextProvider }

export type AppShape = Pick<ServedApp, 'name' | 'isShared' | 'serves'>

/** A built app; its code is loaded by path, so the server never imports an app. */
export async function loadApp(shape: AppShape, buildFolder: string): Promise<ServedApp> {
  const entry = pathToFileURL(join(buildFolder, 'server/index.js')).href
  const build = (await import(entry)) as ServerBuild // React Router wrote this file
  return {
    ...shape,
    readsQuery: queryNamesOf(build.routes),
    respond: responder(build, createRequestHandler, 'production'),
  }
}

/** The handler must come from the same copy of React Router that the build uses. */
export function responder(
  build: ServerBuild,
  createHandler: CreateRequestHandlerFunction,
  mode: 'production' | 'development',
): ServedApp['respond'] {
  // The type of a build knows only what React Router itself reads.
  const { createLoadContext } = build.entry.module as unknown as AppEntry
  const respond = createHandler(build, mode)
  return (request, context) => respond(request, createLoadContext(context))
}
