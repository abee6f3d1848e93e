import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router'

import type { AppContext, ServedApp } from './served-app.ts'

/** What each of our apps exports from its entry.server besides what React Router asks for. */
type AppEntry = { createLoadContext: (context: AppContext) => RouterContextProvider }

type AppShape = Pick<ServedApp, 'name' | 'isShared' | 'serves'>

/** A built app; its code is loaded by path, so the server never imports an app. */
export async function loadApp(shape: AppShape, buildFolder: string): Promise<ServedApp> {
  const entry = pathToFileURL(join(buildFolder, 'server/index.js')).href
  const build = (await import(entry)) as ServerBuild // React Router wrote this file
  return serveBuild(shape, build, 'production')
}

export function serveBuild(
  shape: AppShape,
  build: ServerBuild,
  mode: 'production' | 'development',
): ServedApp {
  const respond = createRequestHandler(build, mode)
  return { ...shape, respond: (request, context) => respond(request, contextFrom(build, context)) }
}

export function contextFrom(build: ServerBuild, context: AppContext): RouterContextProvider {
  // The type of a build knows only what React Router itself reads.
  const { createLoadContext } = build.entry.module as unknown as AppEntry
  return createLoadContext(context)
}
