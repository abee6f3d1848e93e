import type { BrowserContext } from '@playwright/test'

/** A slow line: scripts are asked for, but come only when they are let. */
export async function holdScripts(context: BrowserContext): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await context.route('**/assets/**/*.js', async (route) => {
    await promise
    await route.continue()
  })

  return resolve
}
