import { afterAll, beforeAll, expect, it } from 'vitest'

import { declaredIn } from '#kernel/capability/capability.ts'
import { runWorker } from '#kernel/workers/run-worker.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})

afterAll(() => app.close())

it('each worker does its work, and waits for nothing that it holds itself', async () => {
  const workers = declaredIn(app.config).flatMap((capability) => capability.workers ?? [])
  const working = {
    payload: app.payload,
    now: Temporal.Now.instant(),
    ending: new AbortController().signal,
  }
  const failed: string[] = []
  for (const worker of workers) {
    await runWorker(worker, working).catch((error: unknown) =>
      failed.push(`${worker.name}: ${String(error)}`),
    )
  }

  expect(workers.length).toBeGreaterThan(5)
  expect(failed).toEqual([])
})
