import { mailServer } from '#cms/email.ts'
import type { TestApp } from '#scripts/testing/test-app.ts'

/** Has an app send its mails to a server, as the product does it from its settings. */
export async function useMailServer({ payload }: TestApp, url: string, patienceMs = 2_000): Promise<void> {
  const adapter = (await mailServer(url, patienceMs))({ payload })
  Object.assign(payload, { email: adapter, sendEmail: adapter.sendEmail })
}
