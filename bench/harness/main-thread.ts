import type { BrowserContext, CDPSession, Page } from '@playwright/test'

export type Watched = { page: Page; session: CDPSession }

/** A page whose processor is slowed by the browser, and whose main thread is watched in processor time. */
export async function openSlowed(context: BrowserContext, slowedBy: number): Promise<Watched> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  // In the thread's own time, so that what others do on the machine does not count.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowedBy })
  return { page, session }
}

/** Processor time of the page's main thread since it was opened. */
export async function mainThreadMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
}
