import { readJson, type TestApp } from '#scripts/testing/test-app.ts'

type Page = { body: { blockType: string; label?: string }[] }

/** The public pages of a host, as visitors read them. */
export async function pagesOf(app: TestApp, host: string): Promise<Page[]> {
  const { pages } = await readJson<{ pages: { href: string }[] }>(
    await app.fetch(`/api/pages/map?host=${host}`),
  )

  return Promise.all(
    pages.map(async ({ href }) =>
      readJson<Page>(await app.fetch(`/api/pages?host=${host}&path=${encodeURIComponent(href)}`)),
    ),
  )
}
