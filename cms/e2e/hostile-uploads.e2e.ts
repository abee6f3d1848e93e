import { expect, type Page, test } from '@playwright/test'

import { administrator } from '#scripts/testing/administrator.ts'
import type { HostileFile } from '#scripts/testing/hostile/hostile-file.ts'
import { actingFiles, hostileFiles } from '#scripts/testing/hostile/hostile-files.ts'
import { isLongRun } from '#scripts/testing/sizes.ts'
import { signIn } from '#scripts/testing/staff.ts'

// A trace keeps a copy of every page after each step, and these are made to be more than one wants to copy.
test.use({ trace: 'off' })

type Stored = { id: string; version: string; extension: string; publicHash?: string }

test('nothing that was accepted runs a script or tells anybody else', async ({ page, baseURL }) => {
  test.setTimeout(600_000)
  const { token } = await signIn(String(baseURL), administrator)
  const heard = listenTo(page, String(baseURL))
  let opened = 0

  for (const file of isLongRun ? hostileFiles : actingFiles) {
    for (const address of await keptAddresses(page, file, token)) {
      await open(page, address)
      expect([file.what, heard, await page.title()]).toEqual([
        file.what,
        [],
        expect.not.stringContaining('ran'),
      ])
      opened += 1
    }
  }

  expect(opened).toBeGreaterThan(60)
})

/** Dialogs and requests to others, as they happen; the browser's own viewer of documents is nobody else. */
function listenTo(page: Page, origin: string): string[] {
  const heard: string[] = []
  page.on('dialog', async (dialog) => {
    heard.push(`dialog: ${dialog.message()}`)
    await dialog.dismiss()
  })
  page.context().on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(origin) && !/^(?:about|blob|data|chrome|chrome-extension):/.test(url)) heard.push(url)
  })
  return heard
}

/** Where a file lies if it was taken, as a picture of the website and as a file of a guest. */
async function keptAddresses(page: Page, file: HostileFile, token: string): Promise<string[]> {
  const image = await send<{ doc: Stored }>(page, 'images', file, { authorization: `JWT ${token}` })
  const upload = await send<Stored>(page, 'uploads', file, {})
  const name = ({ id, version }: Stored) => `${id}-${version}`

  return [
    ...(image
      ? [
          `/image/${name(image.doc)}.${image.doc.extension}`,
          `/image/small/${name(image.doc)}.${image.doc.extension}`,
        ]
      : []),
    ...(upload
      ? [
          `/upload/${upload.publicHash}/${name(upload)}.${upload.extension}`,
          `/upload/${upload.publicHash}/preview/${name(upload)}.jpg`,
        ]
      : []),
  ]
}

async function send<Answer>(
  page: Page,
  slug: string,
  { name, type, make }: HostileFile,
  headers: Record<string, string>,
): Promise<Answer | null> {
  const file = { name, mimeType: type, buffer: await make() }
  const answer = await page.request.post(`/api/${slug}`, {
    headers,
    multipart: { _payload: JSON.stringify({ alt: 'Etwas' }), file },
  })
  expect(answer.status()).toBeLessThan(500)

  return answer.ok() ? ((await answer.json()) as Answer) : null
}

/** As if somebody had opened the link in a tab, and clicked on what is there. */
async function open(page: Page, address: string): Promise<void> {
  try {
    const answer = await page.goto(address)
    expect(answer?.status()).toBeLessThan(500)
    await page.mouse.click(20, 20)
    await page.waitForTimeout(50)
  } catch (error) {
    // What is only offered for download opens nothing.
    if (!/Download is starting|ERR_ABORTED/.test(String(error))) throw error
  }
}
